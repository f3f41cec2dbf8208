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
export async function findPerson(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { email, also }: Subject,
): Promise<Found> {
  const [{ theirs, maybe }, newsletter] = await Promise.all([
    readPerson(db, { email, also }),
    db
      .selectFrom('newsletterSubscribers')
      .select(['createdAt', 'confirmedAt'])
      .where(sql<boolean>`lower(email) = ${email}`)
      .executeTakeFirst(),
  ]);
  const references = theirs.map(({ reference }) => reference);
  return {
    rows: theirs.map(toRow),
    also: theirs.filter(({ isListed }) => !isListed).map(({ reference }) => reference),
    maybe: maybe.map(toRow),
    newsletter,
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
export async function listReferences(db: Database, subject: Subject): Promise<string[]> {
  const { theirs } = await readPerson(db, subject);
  return theirs.map(({ reference }) => reference);
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

/** What is theirs, and what may be: the newest first. */
async function readPerson(db: Database, { email, also }: Subject) {
  const rows = await selectPerson(db, email).execute();
  rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const isTheirs = (row: (typeof rows)[number]) => row.isListed || also.includes(row.reference);
  return { theirs: rows.filter(isTheirs), maybe: rows.filter((row) => !isTheirs(row)) };
}

/**
 * The statement of what came from an address, which is in lower case, and of what has no address
 * but a name or a number of those: a testimonial has none at all, a request to be called back need
 * not have one.
 */
export function selectPerson(db: Database, email: string) {
  const isNamed = sql`lower(requests.name) = any(array(select lower(name) from listed))`;
  const isDialled = sql`requests.phone = any(array(select phone from listed where phone is not null))`;
  const others = selectRows(db)
    .select(sql<boolean>`false`.as('isListed'))
    .where('requests.email', 'is', null)
    .where(sql<boolean>`(${isNamed} or ${isDialled})`)
    .orderBy('requests.createdAt', 'desc')
    .limit(maxShown);
  return db
    .with(
      (part) => part('listed').materialized(),
      () =>
        selectRows(db)
          .select(sql<boolean>`true`.as('isListed'))
          .where(sql<boolean>`lower(requests.email) = ${email}`),
    )
    .selectFrom('listed')
    .selectAll()
    .unionAll((builder) => builder.parens(others));
}

function selectRows(db: Database) {
  return db
    .selectFrom('requests')
    .leftJoin('users', 'users.id', 'requests.assigneeId')
    .select(rowColumns)
    .select('requests.phone');
}
