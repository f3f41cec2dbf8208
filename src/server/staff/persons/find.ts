/** Finds the requests, series, mails and newsletter subscription of a person. */
import { matchesPerson, type Person } from '#server/erase/erase.ts';
import type { Database } from '#server/database/database.ts';
import { newsletterPrefix } from '#server/newsletter/newsletter.ts';
import type { Services } from '#server/http/services.ts';
import { summary, toRow, type StoredRow } from '#server/staff/queue/list.ts';
import type { QueueRow } from '#contracts/staff/queue.ts';
import type { PersonMail, PersonPage, PersonSeries, ReceivedMail } from '#contracts/staff/person.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The maximum number of requests, of mails, and of requests that may belong to the person. Data of
 * the person beyond this limit is not shown, but is exported and erased.
 */
const maxShown = 200;

/** The person of a page. */
export interface Subject extends Person {
  /** References of requests without an e-mail address that staff attributes to this person. */
  attributed: readonly string[];
}

interface FoundPerson extends Pick<
  PersonPage,
  | 'attributed'
  | 'candidates'
  | 'hasOlderCandidates'
  | 'isKnown'
  | 'mails'
  | 'newsletter'
  | 'received'
  | 'requestCount'
  | 'rows'
  | 'series'
> {
  /** The references that `listReferences` returns. */
  references: string[];
}

interface FoundReference {
  reference: string;
  /** True for a request that names the person, false for one that staff attributed to them. */
  isNamed: boolean;
  isVisit: boolean;
}

/** Reads the content of the page of a person, newest first. */
export async function findPerson({ db }: Pick<Services, 'db'>, subject: Subject): Promise<FoundPerson> {
  const references = sql`select reference from found where is_own`;
  const [own, rows, candidates, series, mails, received, newsletter] = await Promise.all([
    findReferences(db, subject),
    findRows(db, subject, sql`is_own and not is_visit`),
    findRows(db, subject, sql`not is_own`),
    sql<PersonSeries>`
      with ${foundOf(subject)}
      select series.reference, count(*)::int as visits
      from found join appointments using (reference) join series on series.id = appointments.series_id
      where is_own group by series.id order by series.id desc`.execute(db),
    sql<PersonMail>`
      with ${foundOf(subject)}
      select subject, recipient, created_at from outbox where ${isMailOf({ email: subject.email, references })}
      order by created_at desc, id desc limit ${maxShown}`.execute(db),
    sql<ReceivedMail>`
      with ${foundOf(subject)}
      select reference, created_at from request_events
      where detail ->> 'sender' = ${subject.email ?? null}::text and reference not in (${references})
      order by created_at desc limit ${maxShown}`.execute(db),
    db
      .selectFrom('newsletterSubscribers')
      .select(['createdAt', 'confirmedAt'])
      .where(sql<boolean>`lower(email) = ${subject.email ?? null}::text`)
      .executeTakeFirst(),
  ]);
  const attributed = own.filter(({ isNamed }) => !isNamed).map(({ reference }) => reference);
  return {
    references: own.map(({ reference }) => reference),
    requestCount: own.filter(({ isVisit }) => !isVisit).length,
    rows,
    series: series.rows,
    attributed,
    candidates,
    hasOlderCandidates: attributed.length + candidates.length >= maxShown,
    newsletter,
    mails: mails.rows,
    received: received.rows,
    isKnown: newsletter !== undefined || [own, mails.rows, received.rows].some((found) => found.length > 0),
  };
}

/**
 * Lists the references of a person, newest first. A request that staff attributed to the person
 * counts only if it has no e-mail address and shares their name or telephone number, because the
 * form that names the request may be forged or outdated.
 */
export async function listReferences(db: Database, subject: Subject): Promise<string[]> {
  const own = await findReferences(db, subject);
  return own.map(({ reference }) => reference);
}

async function findReferences(db: Database, subject: Subject): Promise<FoundReference[]> {
  const { rows } = await sql<FoundReference>`
    with ${foundOf(subject)}
    select reference, is_named, is_visit from found where is_own order by created_at desc`.execute(db);
  return rows;
}

/** Reads the newest rows of `found` that meet `condition`. */
async function findRows(db: Database, subject: Subject, condition: RawBuilder<unknown>): Promise<QueueRow[]> {
  const { rows } = await sql<StoredRow>`
    with ${foundOf(subject)}
    select requests.*, ${summary}, shown_name as assignee
    from (select * from found where ${condition} order by created_at desc limit ${maxShown}) as requests
    left join users on users.id = assignee_id
    order by requests.created_at desc`.execute(db);
  return rows.map(toRow);
}

/**
 * SQL condition for the mails of a person: about their requests, or about the newsletter and to
 * their address. Other mails to the address do not concern the customer, for example password links
 * for an account. `references` is a query.
 */
export function isMailOf({ email, references }: MailsOf) {
  const isNewsletter = sql`reference like ${`${newsletterPrefix}-%`} and lower(recipient) = ${email ?? null}::text`;
  return sql<boolean>`(reference in (${references}) or (${isNewsletter}))`;
}

interface MailsOf {
  email?: string | undefined;
  references: RawBuilder<unknown>;
}

const columns = sql`reference, kind, status, locale, name, company, phone, created_at, due_at,
  quarantine_reasons, assignee_id, is_visit`;

/**
 * CTEs that find the requests of a person, and requests without an e-mail address that share a name
 * or a telephone number with them. Testimonials have no e-mail address, and callback requests need
 * none. PostgreSQL hashes the result of `in (select …)`, but not that of `any(array(select …))`.
 * The latter takes longer than the statement timeout for thousands of forms under one address.
 */
function foundOf({ attributed, ...person }: Subject) {
  const sharesName = sql`lower(name) in (select lower(name) from named)`;
  const sharesPhone = sql`phone in (select phone from named where phone is not null)`;
  const isAttributed = sql`reference = any(${attributed}::text[])`;
  return sql`
    named as materialized (select ${columns} from requests where ${matchesPerson(person)}),
    found as materialized (
      select *, true as is_named, true as is_own from named
      union all (
        select ${columns}, false, ${isAttributed} from requests
        where email is null and (${sharesName} or ${sharesPhone}) and reference not in (select reference from named)
        order by ${isAttributed} desc, created_at desc limit ${maxShown}))`;
}
