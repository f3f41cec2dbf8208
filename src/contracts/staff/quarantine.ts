import { retentionRules } from '#domain/retention.ts';

/** How long a sender is blocked. */
export const blockDays = retentionRules.blockedSender.days;

/** What the page of a request says of its sender. */
export interface Sender {
  /** Until when what they send is set apart. */
  blockedUntil?: Date | undefined;
  /** When a request that looks like spam is removed unless it is released. */
  removedAt?: Date | undefined;
  mayRelease: boolean;
  /** All that is known of them; absent without an address, or without the right to see it. */
  personPath?: string | undefined;
}

/** What can be done about the sender of a request, as the forms on its page name it. */
export const quarantineActions = {
  release: 'vrijgeven',
  block: 'blokkeren',
  unblock: 'deblokkeren',
} as const;
