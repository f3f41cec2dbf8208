/** Reads one request with its related rows, and lists the colleagues. */
import { assignableRoles } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/roles.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Colleague } from '#contracts/staff/frame.ts';
import type { Database } from '#server/database/database.ts';
import { positionOf, selectVisible, toRow, withColumns, type Viewer } from '#server/staff/queue/list.ts';
import {
  beforeParameter,
  type RequestAnswer,
  type RequestEvent,
  type RequestMail,
  type RequestPage,
  type RequestView,
} from '#contracts/staff/request.ts';
import type { SpamSign } from '#domain/spam.ts';
import { translateForStaff } from '#i18n/staff/translate.ts';
import { readableRow } from '#server/forms/form.ts';
import { selectSubmission } from '#server/forms/store.ts';
import { getForm } from '#server/registry.ts';
import { erased, Refusal } from '#server/http/answers.ts';
import { readRowNumber } from '#server/staff/fields.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { sql } from 'kysely';

/** Finds a request that the viewer may see. */
export async function findRequest(
  db: Database,
  reference: string,
  { role }: Viewer,
): Promise<RequestView | undefined> {
  const row = await selectVisible(db, role)
    .$call(withColumns)
    .select(['requests.email', 'requests.assigneeId'])
    .select([positionOf('requests.createdAt').as('created'), positionOf('requests.sortAt').as('sorted')])
    .where('requests.reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, assigneeId, phone, created, sorted } = row;
  const positions = { 'requests.createdAt': created, 'requests.sortAt': sorted };
  return { ...toRow(row), email, phone, assigneeId, positions };
}

/**
 * The maximum number of events on a page, because whoever has the reply address can add mails of up
 * to 20,000 characters every day.
 */
const maxEvents = 50;

/**
 * Lists `maxEvents` events of a request, newest first: the newest, or those before the event in the
 * URL. Also returns the paths of the pages with older events, if any, and with the newest.
 */
export async function listEvents(
  db: Database,
  reference: string,
  { pathname, searchParams }: URL,
): Promise<Pick<RequestPage, 'events' | 'newestPath' | 'olderPath'>> {
  const before = readRowNumber(searchParams.get(beforeParameter) ?? '');
  const rows = await db
    .selectFrom('requestEvents')
    .leftJoin('users', 'users.id', 'requestEvents.userId')
    .select(['requestEvents.id', 'requestEvents.kind', 'requestEvents.text'])
    .select(['requestEvents.detail', 'requestEvents.createdAt'])
    .select(
      sql<RequestEvent['files']>`(
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'size', octet_length(content)) order by id), '[]')
        from received_files where event_id = request_events.id)`.as('files'),
    )
    .select('users.shownName as by')
    .where('requestEvents.reference', '=', reference)
    .$if(before !== undefined, (query) => query.where('requestEvents.id', '<', before ?? 0))
    .orderBy('requestEvents.id', 'desc')
    .limit(maxEvents + 1)
    .execute();
  // A check constraint of the table allows only objects.
  const events = rows
    .slice(0, maxEvents)
    .map((row) => ({ ...row, detail: row.detail as Record<string, unknown> }));
  const pathBefore = (id?: number) => {
    const query = new URLSearchParams(searchParams);
    if (id === undefined) query.delete(beforeParameter);
    else query.set(beforeParameter, String(id));
    return `${pathname}?${query.toString()}#verloop`;
  };
  return {
    events,
    olderPath: rows.length > maxEvents ? pathBefore(rows.at(maxEvents - 1)?.id) : undefined,
    newestPath: before === undefined ? undefined : pathBefore(),
  };
}

/** Lists the mails about a request, oldest first. */
export async function listMails(db: Database, reference: string): Promise<RequestMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'isKept', 'withheld', 'attempts', 'lastError'])
    .select(['createdAt', 'sentAt', 'deadAt', 'nextAttemptAt'])
    .select(sql<string[]>`array(select jsonb_array_elements(attachments) ->> 'filename')`.as('files'))
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  return rows.map(({ sentAt, deadAt, nextAttemptAt, withheld, lastError, ...mail }) => ({
    ...mail,
    isFailed: lastError !== null,
    // A check constraint of the table allows only these reasons.
    state:
      (withheld as 'daily-limit' | 'suppressed' | null) ?? (sentAt ? 'sent' : deadAt ? 'dead' : 'waiting'),
    at: sentAt ?? deadAt ?? nextAttemptAt,
  }));
}

/**
 * Lists current and former colleagues. `isActive` is true for those to whom a request, or one of
 * the given kind, can be assigned.
 */
export async function listColleagues(db: Database, kind?: RequestKind): Promise<Colleague[]> {
  const roles = kind && assignableRoles(kind);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'shownName as name', 'state', 'role'])
    .where('role', '<>', 'demo-user')
    .where('state', '<>', 'invited')
    .orderBy('shownName')
    .execute();
  return rows.map(({ state, role, ...colleague }) => ({
    ...colleague,
    // A check constraint of the table allows only these roles.
    isActive: state === 'active' && (roles?.includes(role as Role) ?? true),
  }));
}

/**
 * Reads the answers of a request with their Dutch labels, in the order of the form and without
 * empty ones, and the signs of spam; rejects with 404 when the request is gone.
 */
export async function readRequestAnswers(
  db: Database,
  { kind, reference }: Pick<RequestView, 'kind' | 'reference'>,
): Promise<{ answers: RequestAnswer[]; signs: SpamSign[] }> {
  const form = getForm(kind);
  const row = await selectSubmission(db, form.table, reference).executeTakeFirstOrThrow(erased);
  const typed = new Set<unknown>(Object.values(row));
  const answers = form
    .listAnswers(readableRow(row), translateForStaff)
    .flatMap(([label, value]) =>
      value ? [{ label, value: value.replaceAll('\u00ad', ''), isTyped: typed.has(value) }] : [],
    );
  // Only the code that stores submissions writes these signs.
  return { answers, signs: row.spamSigns as SpamSign[] };
}

/**
 * Finds the request of the URL, or the given one; rejects with 404 when it does not exist or this
 * role may not see it.
 */
export async function getVisibleRequest(
  { services, session, params }: StaffVisit,
  reference = params.reference ?? '',
): Promise<RequestView> {
  const request = await findRequest(services.db, reference, session);
  if (!request) throw new Refusal(404, 'notFound.heading');
  return request;
}
