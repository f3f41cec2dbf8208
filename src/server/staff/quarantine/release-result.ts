import type { RequestKind } from '#domain/staff/statuses.ts';

export interface Release {
  kind: RequestKind;
  reference: string;
  userId: number;
}

/**
 * What came of a release. `taken`: the time of a booking went to somebody else meanwhile, so it
 * stays in quarantine until staff and visitor agree on another. `closed`: there is no such request
 * in quarantine, or the time of the booking is over.
 */
export type ReleaseResult = 'released' | 'taken' | 'closed';
