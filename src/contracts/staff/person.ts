/** The pages about persons: whom to look for, and all that is known of one. */
import { requiredEmail } from '#contracts/person.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import type { QueueRow } from '#contracts/staff/queue.ts';
import * as z from 'zod/mini';

/** Where somebody is looked up. */
export const personsPath = `${staffPath}/personen`;

/** The address of a person's page; `sealed` names them in a way that only the server can read. */
export function personPath(sealed: string): string {
  return `${personsPath}/${sealed}`;
}

export const personActions = { find: 'zoeken', export: 'exporteren', erase: 'wissen' } as const;

/** Parameter, and hidden input, with the references that staff counts as this person's too. */
export const alsoParameter = 'ook';

export const maxSearchLength = 254;
/** As many as are shown; what is more asks for more words. */
export const maxFound = 50;

export const findSchema = z.object({ email: requiredEmail() });
export const eraseSchema = z.object({ zeker: z.literal('on') });

export interface PersonsPage extends StaffFrame {
  /** What was typed. */
  draft?: string | undefined;
  /** Of whom one is meant. */
  found?: PersonMatch[] | undefined;
}

/** Somebody whom a search may mean. */
export interface PersonMatch {
  /** What they are known by: an address, a number, or a reference where there is neither. */
  identity: string;
  name: string;
  company: string | null;
  /** How many requests they sent. */
  count: number;
  latest: Date;
  path: string;
}

export interface PersonMail {
  subject: string;
  recipient: string;
  createdAt: Date;
}

export interface PersonPage extends StaffFrame {
  /** What they are known by; neither for somebody who gave none. */
  email?: string | undefined;
  phone?: string | undefined;
  /** Table -> rows that erasing removes; empty for who may not erase. */
  erased: Readonly<Record<string, number>>;
  /** Everything of theirs, and what staff counts as theirs, newest first. */
  rows: QueueRow[];
  /** The references in `rows` that staff counted in. */
  also: string[];
  /** What has no address, but the same name or telephone number. */
  maybe: QueueRow[];
  newsletter?: { createdAt: Date; confirmedAt: Date | null } | undefined;
  mails: PersonMail[];
  mayErase: boolean;
}
