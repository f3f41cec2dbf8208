/** The pages about persons: the search, and the data of one person. */
import { requiredEmail } from '#contracts/person.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import type { QueueRow } from '#contracts/staff/queue.ts';
import * as z from 'zod/mini';

/** The page on which staff searches for a person. */
export const personsPath = `${staffPath}/personen`;

/** The path of a person's page; `sealed` is an encrypted identity that only the server can read. */
export function personPath(sealed: string): string {
  return `${personsPath}/${sealed}`;
}

export const personActions = {
  find: 'zoeken',
  export: 'exporteren',
  erase: 'wissen',
  withdrawConsent: 'intrekken',
} as const;

/** Query parameter and hidden input with further references that staff attributes to the person. */
export const attributedParameter = 'ook';

export const maxSearchLength = 254;
/** The maximum number of results; a longer list needs a narrower search. */
export const maxFound = 50;

export const findSchema = z.object({ email: requiredEmail() });
export const eraseSchema = z.object({ zeker: z.literal('on') });

const consents = ['advertenties', 'bewaren', 'nieuwsbrief'] as const;
/** What staff can withdraw: advertising, keeping an application for a year, and the newsletter. */
export type Consent = (typeof consents)[number];
export type FormConsent = Exclude<Consent, 'nieuwsbrief'>;
export const withdrawSchema = z.object({ wat: z.enum(consents) });

export interface PersonsPage extends StaffFrame {
  /** The search text. */
  draft?: string | undefined;
  /** The persons that match the search. */
  found?: PersonMatch[] | undefined;
}

/** A person who matches a search. */
export interface PersonMatch {
  /** The identity of the person: an e-mail address, a telephone number, or else a reference. */
  identity: string;
  name: string;
  company: string | null;
  count: number;
  latest: Date;
  path: string;
}

export interface PersonMail {
  subject: string;
  recipient: string;
  createdAt: Date;
}

/** A mail that the person wrote about another's request. */
export interface ReceivedMail {
  /** The reference of that request. */
  reference: string;
  createdAt: Date;
}

/** A series: the reference of its request, and the number of the person's visits. */
export interface PersonSeries {
  reference: string;
  visits: number;
}

export interface PersonPage extends StaffFrame {
  /** What identifies the person; both are absent when a reference does. */
  email?: string | undefined;
  phone?: string | undefined;
  /** Other persons who gave the same telephone number. */
  others: PersonMatch[];
  /** The consents that the person gave in at least one form. */
  consents: readonly FormConsent[];
  /** The number of rows to erase in each table; empty for users who may not erase. */
  erased: Readonly<Record<string, number>>;
  /** Number of the person's requests, including those that are not shown. */
  requestCount: number;
  /**
   * The newest of the person's requests, including those that staff attributed to them; visits of a
   * series are in `series`.
   */
  rows: QueueRow[];
  series: PersonSeries[];
  /** References of requests that staff attributed to the person. */
  attributed: string[];
  /**
   * Requests without an e-mail address that have the name or the telephone number of one of the
   * person's requests.
   */
  candidates: QueueRow[];
  /** True when there may be older candidates, which are not listed. */
  hasOlderCandidates: boolean;
  newsletter?: { createdAt: Date; confirmedAt: Date | null } | undefined;
  mails: PersonMail[];
  received: ReceivedMail[];
  /** True when anything of the person is stored. */
  isKnown: boolean;
  mayErase: boolean;
}
