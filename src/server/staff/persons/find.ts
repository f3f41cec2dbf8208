/** Everything that is known of one e-mail address. */
import { isOf, type Person } from '#server/erase/erase.ts';
import type { Database } from '#server/database/database.ts';
import { newsletterPrefix } from '#server/newsletter/newsletter.ts';
import type { Services } from '#server/http/services.ts';
import { toRow, type StoredRow } from '#server/staff/queue/list.ts';
import type { PersonMail, PersonPage } from '#contracts/staff/person.ts';
import { sql, type Expression } from 'kysely';

/** Nobody sends more than this; what is more is not shown, but exported and erased all the same. */
const maxShown = 200;

/** Whom a page is about. */
export interface Subject extends Person {
  /** References without an address that staff counts as theirs. */
  also: readonly string[];
}

type Found = Pick<PersonPage, 'also' | 'mails' | 'maybe' | 'newsletter' | 'rows'>;

/** What the page shows. */
export async function findPerson({ db }: Pick<Services, 'db'>, subject: Subject): Promise<Found> {
  const { rows } = await selectPerson(subject).execute(db);
  const [{ requests, mails, newsletter } = { requests: [], mails: [], newsletter: null }] = rows;
  const theirs = requests.filter(({ isTheirs }) => isTheirs);
  return {
    rows: theirs.map(readRow),
    also: theirs.filter(({ isListed }) => !isListed).map(({ reference }) => reference),
    maybe: requests.filter(({ isTheirs }) => !isTheirs).map(readRow),
    newsletter: newsletter ? readNewsletter(newsletter) : undefined,
    mails: mails.map((mail) => ({ ...mail, createdAt: new Date(mail.createdAt) })),
  };
}

/**
 * Every reference of a person, the newest first. What staff counts as theirs must have no address,
 * and their name or their number: the form that names it may be forged or old.
 */
export async function listReferences(db: Database, subject: Subject): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    with ${foundOf(subject)}
    select reference from found where is_theirs order by created_at desc`.execute(db);
  return rows.map(({ reference }) => reference);
}

/**
 * The mails of a person: about a request of theirs, or about the newsletter and to their address.
 * No other mail to it is their data as a client: a colleague is mailed links that open an account.
 */
export function isMailOf({ email, references }: MailsOf) {
  const isNewsletter = sql`reference like ${`${newsletterPrefix}-%`} and lower(recipient) = ${email ?? null}::text`;
  return sql<boolean>`(reference = any(${references}::text[]) or (${isNewsletter}))`;
}

interface MailsOf {
  email?: string | undefined;
  references: readonly string[] | Expression<unknown>;
}

/** Moments are texts in JSON. */
type Written<Row> = {
  [Key in keyof Row]: Date extends Row[Key] ? string | Exclude<Row[Key], Date> : Row[Key];
};

type FoundRequest = Written<Omit<StoredRow, 'customerWroteAt' | 'followUpAt'>> & {
  isListed: boolean;
  isTheirs: boolean;
};

interface FoundTogether {
  requests: FoundRequest[];
  mails: Written<PersonMail>[];
  newsletter: { createdAt: string; confirmedAt: string | null } | null;
}

/** Everything in one statement: over HTTP each is a request of its own. The newest come first. */
export function selectPerson(subject: Subject) {
  const references = sql`array(select reference from found where is_theirs)`;
  return sql<FoundTogether>`
    with ${foundOf(subject)}, mails as (
      select id, subject, recipient, created_at from outbox
      where ${isMailOf({ email: subject.email, references })}
      order by created_at desc, id desc limit ${maxShown})
    select
      (select coalesce(json_agg(json_build_object('reference', reference, 'kind', kind, 'status', status,
        'locale', locale, 'name', name, 'company', company, 'createdAt', created_at, 'dueAt', due_at,
        'quarantineReasons', quarantine_reasons, 'isListed', is_listed, 'isTheirs', is_theirs,
        'assignee', (select shown_name from users where id = assignee_id)) order by created_at desc), '[]')
        from found) as requests,
      (select coalesce(json_agg(json_build_object('id', id, 'subject', subject, 'recipient', recipient,
        'createdAt', created_at) order by created_at desc, id desc), '[]') from mails) as mails,
      (select json_build_object('createdAt', created_at, 'confirmedAt', confirmed_at)
        from newsletter_subscribers where lower(email) = ${subject.email ?? null}::text limit 1) as newsletter`;
}

const columns = sql`reference, kind, status, locale, name, company, phone, created_at, due_at,
  quarantine_reasons, assignee_id`;

/**
 * The part of a statement that finds what is of a person, and what has no address but a name or a
 * number of those: a testimonial has none at all, a request to be called back need not have one.
 */
function foundOf({ also, ...person }: Subject) {
  const isNamed = sql`lower(name) = any(array(select lower(name) from listed))`;
  const isDialled = sql`phone = any(array(select phone from listed where phone is not null))`;
  return sql`
    listed as materialized (select ${columns} from requests where ${isOf(person)}),
    found as materialized (
      select *, true as is_listed, true as is_theirs from listed
      union all (
        select ${columns}, false, reference = any(${also}::text[]) from requests
        where email is null and (${isNamed} or ${isDialled}) and reference <> all(array(select reference from listed))
        order by created_at desc limit ${maxShown}))`;
}

function readRow({ createdAt, dueAt, ...row }: FoundRequest) {
  return toRow({ ...row, createdAt: new Date(createdAt), dueAt: dueAt === null ? null : new Date(dueAt) });
}

function readNewsletter({ createdAt, confirmedAt }: NonNullable<FoundTogether['newsletter']>) {
  return {
    createdAt: new Date(createdAt),
    confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
  };
}
