import { retentionRules } from '#domain/retention.ts';
import * as z from 'zod/mini';

export const blockDays = retentionRules.blockedSender.days;

/** The sender on a request page. */
export interface Sender {
  /** Until when submissions from the address are quarantined; absent when it is not blocked. */
  blockedUntil?: Date | undefined;
  /** When a quarantined request is removed, unless it is released. */
  removedAt?: Date | undefined;
  mayRelease: boolean;
  /** The path of the person's page; absent without the permission. */
  personPath?: string | undefined;
}

/** The actions on a quarantined request, and on the sender of any request. */
export const quarantineActions = {
  release: 'vrijgeven',
  block: 'blokkeren',
  unblock: 'deblokkeren',
  discard: 'weggooien',
} as const;

/** The confirmation that discarding requires, also in bulk. */
export const discardSchema = z.object({ zeker: z.literal('on') });
export const discardProblem = 'Vink eerst aan dat het voorgoed weg mag.';
