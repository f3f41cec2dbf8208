/** How the site is: its mails, its addresses that refuse them, its schedules. */
import { requiredEmail } from '#contracts/person.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

export const healthPath = `${staffPath}/toestand`;

export const healthActions = { resend: 'opnieuw-sturen', release: 'adres-vrijgeven' } as const;

export const resendDeadSchema = z.object({ mail: z.string().check(z.regex(/^\d{1,9}$/)) });
export const releaseAddressSchema = z.object({ email: requiredEmail() });

/** Why a mail does not go out by itself. */
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
  /** Undefined for one that never ran. */
  ranAt: Date | undefined;
  isLate: boolean;
}

/** The state of the website's pages, and why they are not renewed. */
export interface WebsiteState {
  /** Undefined where pages are rendered as they are asked for. */
  builtAt: Date | undefined;
  /** Whether something was approved or taken back that they do not show yet. */
  isBehind: boolean;
  /** Faults in the texts, in sentences. */
  faults: { sentences: string[]; foundAt: Date } | undefined;
}

export interface HealthPage extends StaffFrame {
  website: WebsiteState;
  /** In sentences; none when all is well. */
  found: string[];
  mail: { waiting: number; oldestAt: Date | null; givenUp: number; unread: number | null };
  schedules: ScheduleRow[];
  undelivered: UndeliveredRow[];
  /** Addresses that get no mail, as far as a mail still names them. */
  suppressed: string[];
  /** How many there are besides: only their keyed digest is kept. */
  otherSuppressed: number;
  /** What was filled in and not found. */
  draft?: string | undefined;
}
