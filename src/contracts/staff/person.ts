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

export const findSchema = z.object({ email: requiredEmail() });
export const eraseSchema = z.object({ zeker: z.literal('on') });

export interface PersonsPage extends StaffFrame {
  /** What was typed that is no address. */
  draft?: string | undefined;
}

export interface PersonMail {
  id: number;
  subject: string;
  recipient: string;
  createdAt: Date;
}

export interface PersonPage extends StaffFrame {
  email: string;
  /** Everything from this address, and what staff counts as theirs, newest first. */
  rows: QueueRow[];
  /** The references in `rows` that have no address. */
  also: string[];
  /** What has no address, but the same name or telephone number. */
  maybe: QueueRow[];
  newsletter?: { createdAt: Date; confirmedAt: Date | null } | undefined;
  mails: PersonMail[];
  mayErase: boolean;
}
