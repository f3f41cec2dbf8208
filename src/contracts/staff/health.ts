/** The health of the site: its mails, the addresses that refuse them, and its schedules. */
import { requiredEmail } from '#contracts/person.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

export const healthPath = `${staffPath}/toestand`;

export const healthActions = { resend: 'opnieuw-sturen', release: 'adres-vrijgeven' } as const;

export const resendDeadSchema = z.object({ mail: z.string().check(z.regex(/^\d{1,9}$/)) });
export const releaseAddressSchema = z.object({ email: requiredEmail() });

/** The reason why a mail is not sent again automatically. */
export type UndeliveredReason = 'daily-limit' | 'given-up' | 'refused' | 'suppressed';

export interface UndeliveredRow {
  id: number;
  reference: string;
  /** True when there is a page of what it is about. */
  isRequest: boolean;
  recipient: string;
  subject: string;
  createdAt: Date;
  reason: UndeliveredReason;
  lastError: string | null;
}

export interface ScheduleRow {
  name: string;
  /** Undefined for a schedule that never ran. */
  ranAt: Date | undefined;
  isLate: boolean;
}

/** The state of the website's pages, and why they are not renewed. */
export interface WebsiteState {
  /** Undefined where pages are rendered on demand. */
  builtAt: Date | undefined;
  /** True when the pages do not show the latest approvals and withdrawals yet. */
  isBehind: boolean;
  /** Faults in the texts, in sentences. */
  faults: { sentences: string[]; foundAt: Date } | undefined;
}

export interface HealthPage extends StaffFrame {
  website: WebsiteState;
  /** The problems found, in sentences. */
  found: string[];
  mail: { waiting: number; oldestAt: Date | null; givenUp: number; unread: number | null };
  schedules: ScheduleRow[];
  undelivered: UndeliveredRow[];
  /** Addresses that get no mail, as far as a mail still names them. */
  suppressed: string[];
  /** The number of other addresses, of which only a keyed digest is stored. */
  otherSuppressed: number;
  /** The address that was filled in and not found. */
  draft?: string | undefined;
}
