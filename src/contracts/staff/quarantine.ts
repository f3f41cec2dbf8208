import { retentionRules } from '#domain/retention.ts';

/** The length of a block in days. */
export const blockDays = retentionRules.blockedSender.days;

/** Describes the sender for the page of a request. */
export interface Sender {
  /** The end of the block, until which their messages go into quarantine. */
  blockedUntil?: Date | undefined;
  /** The moment at which a request in quarantine is removed, unless it is released. */
  removedAt?: Date | undefined;
  mayRelease: boolean;
  /** All that is known of them; absent without an address, or without the right to see it. */
  personPath?: string | undefined;
}

/** The names of the actions on the sender of a request. */
export const quarantineActions = {
  release: 'vrijgeven',
  block: 'blokkeren',
  unblock: 'deblokkeren',
} as const;
