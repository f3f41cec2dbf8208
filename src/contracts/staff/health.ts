/** The health of the site: its pages, mails, suppressed addresses and schedules. */
import { requiredEmail } from '#contracts/person.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

export const healthPath = `${staffPath}/toestand`;

export const healthActions = { resend: 'opnieuw-sturen', release: 'adres-vrijgeven' } as const;

export const releaseAddressSchema = z.object({ email: requiredEmail() });

/** Why a mail is not sent again automatically. */
export type UndeliveredReason = 'daily-limit' | 'given-up' | 'refused' | 'suppressed';

export interface UndeliveredRow {
  id: number;
  reference: string;
  /** The name on the request; null for a mail that is not about a request. */
  name: string | null;
  recipient: string;
  subject: string;
  createdAt: Date;
  reason: UndeliveredReason;
  lastError: string | null;
}

export interface ScheduleRow {
  name: string;
  /** Undefined for a schedule that has never run. */
  ranAt: Date | undefined;
  isLate: boolean;
}

/** The state of the website's pages, and why they are not rebuilt. */
export interface WebsiteState {
  /** Undefined without a build, as on the development server. */
  builtAt: Date | undefined;
  /** True while the pages lack changes of testimonials or case studies. */
  isBehind: boolean;
  /** Errors in the content, as sentences, and when they were first found. */
  faults: { sentences: string[]; foundAt: Date } | undefined;
}

export interface HealthPage extends StaffFrame {
  website: WebsiteState;
  /** The problems found, as sentences. */
  found: string[];
  mail: { waiting: number; oldestAt: Date | null; givenUp: number; unread: number | null };
  schedules: ScheduleRow[];
  undelivered: UndeliveredRow[];
  /** Suppressed addresses among the recipients of the newest undelivered mails. */
  suppressed: string[];
  /** The number of other suppressed addresses; only keyed digests of them are stored. */
  otherSuppressed: number;
  /** The entered address, when it was rejected. */
  draft?: string | undefined;
}
