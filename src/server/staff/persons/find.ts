/** Everything that is known of one e-mail address. */
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { rowColumns, toRow } from '#server/staff/queue/list.ts';
import type { PersonPage } from '#submissions/staff/person.ts';
import { sql } from 'kysely';

/** Nobody sends more than this; what is more is not shown, but exported and erased all the same. */
const maxShown = 200;

/** Whom a page is about. */
export interface Subject {
  /** In lower case. */
  email: string;
  /** References without an address that staff counts as theirs. */
  also: readonly string[];
}

type Found = Pick<PersonPage, 'also' | 'mails' | 'maybe' | 'newsletter' | 'rows'>;

/** What the page shows. */
export async function findPerson({ db, env }: Services, { email, also }: Subject): Promise<Found> {
  const listed = await selectByAddress(db, email).execute();
  const candidates = await listWithoutAddress(db, listed);
  const isTheirs = ({ reference }: { reference: string }) => also.includes(reference);
  const rows = [...listed, ...candidates.filter(isTheirs)].map(toRow);
  const references = rows.map(({ reference }) => reference);
  return {
    rows: rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    also: candidates.filter(isTheirs).map(({ reference }) => reference),
    maybe: candidates.filter((row) => !isTheirs(row)).map(toRow),
    newsletter: await db
      .selectFrom('newsletterSubscribers')
      .select(['createdAt', 'confirmedAt'])
      .where(sql<boolean>`lower(email) = ${email}`)
      .executeTakeFirst(),
    mails: await db
      .selectFrom('outbox')
      .select(['id', 'subject', 'recipient', 'createdAt'])
      .where(isMailOf({ email, references, company: env.mailTo }))
      .orderBy('id', 'desc')
      .limit(maxShown)
      .execute(),
  };
}

/**
 * Every reference of a person. What staff counts as theirs must have no address, and their name or
 * their number: the form that names it may be forged or old.
 */
export async function listReferences(db: Database, { email, also }: Subject): Promise<string[]> {
  const listed = await selectByAddress(db, email).execute();
  const candidates = also.length > 0 ? await listWithoutAddress(db, listed) : [];
  const theirs = candidates.filter(({ reference }) => also.includes(reference));
  return [...listed, ...theirs].map(({ reference }) => reference);
}

/**
 * The mails of a person: about a request of theirs, or to their address. The company's own address,
 * which anybody can enter in a form, is nobody's.
 */
export function isMailOf({ email, references, company }: MailsOf) {
  const isRecipient = sql`lower(recipient) = ${email} and ${email !== company.toLowerCase()}::boolean`;
  return sql<boolean>`(reference = any(${references}::text[]) or (${isRecipient}))`;
}

interface MailsOf {
  email: string;
  references: readonly string[];
  company: string;
}

function selectRows(db: Database) {
  return db
    .selectFrom('requests')
    .leftJoin('users', 'users.id', 'requests.assigneeId')
    .select(rowColumns)
    .select('requests.phone')
    .orderBy('requests.createdAt', 'desc');
}

/** The statement of what came from an address, which is in lower case. */
export function selectByAddress(db: Database, email: string) {
  return selectRows(db).where(sql<boolean>`lower(requests.email) = ${email}`);
}

interface Known {
  /** In lower case. */
  names: readonly string[];
  phones: readonly string[];
}

/** The statement of what has no address but one of these names or numbers. */
export function selectWithoutAddress(db: Database, { names, phones }: Known) {
  const isNamed = sql`lower(requests.name) = any(${names}::text[])`;
  return selectRows(db)
    .where('requests.email', 'is', null)
    .where(sql<boolean>`(${isNamed} or requests.phone = any(${phones}::text[]))`)
    .limit(maxShown);
}

/** A testimonial has no address at all, a request to be called back need not have one. */
async function listWithoutAddress(db: Database, rows: { name: string; phone: string | null }[]) {
  const names = [...new Set(rows.map(({ name }) => name.toLowerCase()))];
  const phones = [...new Set(rows.flatMap(({ phone }) => phone ?? []))];
  return names.length === 0 ? [] : selectWithoutAddress(db, { names, phones }).execute();
}
