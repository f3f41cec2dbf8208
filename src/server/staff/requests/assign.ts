import { assignableRoles } from '#domain/staff/permissions.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Services } from '#server/http/services.ts';
import { applyChange } from '#server/staff/requests/change.ts';
import { kindLabels } from '#i18n/staff/labels.ts';
import { formatMoment } from '#i18n/moments.ts';
import { formatPhone } from '#domain/phone.ts';
import type { Env } from '#server/env.ts';
import type { Block, StorableMail } from '#server/mail/message.ts';
import { storeMails } from '#server/mail/outbox-entries.ts';
import { identifyColleagueMail } from '#server/staff/mails.ts';
import { findRequest } from '#server/staff/requests/find.ts';
import { accountReason } from '#server/staff/users/mails.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath, type RequestView } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

interface Assignment {
  reference: string;
  kind: RequestKind;
  userId: number;
  /** The assignee that the user saw; null for nobody. */
  from: number | null;
  to: number | null;
}

/**
 * Assigns a request to nobody, or to an active user with a role that may see and change it. Returns
 * false when the user does not qualify, or when the request was reassigned or deleted in the
 * meantime.
 */
export function assignTo({ db, now }: Services, assignment: Assignment): Promise<boolean> {
  const { reference, kind, userId, from, to } = assignment;
  return applyChange(db, {
    reference,
    userId,
    at: now(),
    event: { kind: 'assigned', detail: { to } },
    statement: sql`
      update requests set assignee_id = ${to}::int
      where reference = ${reference} and assignee_id is not distinct from ${from}::int
      and (${to}::int is null or exists (select from users where id = ${to}::int and state = 'active'
        and role = any(${assignableRoles(kind)}::text[])))
      returning reference`,
  });
}

/**
 * Mails a colleague once about all requests that the user assigned to them. Returns false when
 * there is nobody to mail, and true also when the mail is not stored because the requests were
 * reassigned in the meantime.
 */
export async function notifyAssignee(
  { services, session }: Pick<StaffVisit, 'services' | 'session'>,
  to: number | undefined,
  references: readonly string[],
): Promise<boolean> {
  const [reference] = references;
  if (to === undefined || to === session.userId || reference === undefined) return false;
  const { db, env, now } = services;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  const request = references.length === 1 ? await findRequest(db, reference, session) : undefined;
  if (!email) return false;
  const body = request
    ? describeOne(request, session.name, env)
    : describeMany(references.length, session.name, env);
  const mail = { body, recipient: email, replyTo: env.mailTo, attachments: [] };
  const mails = [identifyColleagueMail(mail, env)];
  // Stores nothing when none of the requests is assigned to the colleague any more.
  const assigned = sql`(
    select from requests where reference = any(${references}::text[]) and assignee_id = ${to} for share) as assigned`;
  await storeMails(db, { reference, createdAt: now(), mails }, assigned);
  return true;
}

function describeOne(request: RequestView, by: string, { siteUrl }: Env): StorableMail['body'] {
  const { reference, kind, name, company, phone, dueAt } = request;
  const title = `Voor u: ${kindLabels[kind]} van ${[name, company].filter(Boolean).join(', ')}`;
  const rows = [
    { label: 'Referentie', value: reference },
    ...(phone ? [{ label: 'Telefoon', value: formatPhone(phone) }] : []),
    ...(dueAt ? [{ label: 'Reageren uiterlijk', value: formatMoment(dueAt, 'nl') }] : []),
  ];
  return toBody(`${title} (${reference})`, [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: `${by} gaf u dit verzoek.` },
    { kind: 'facts', rows },
    { kind: 'link', text: 'Open dit verzoek', url: siteUrl + requestPath(reference) },
  ]);
}

/**
 * Describes several requests without naming a customer, because the mail is stored with the first
 * request only and would not be erased with the others.
 */
function describeMany(count: number, by: string, { siteUrl }: Env): StorableMail['body'] {
  const title = `Voor u: ${String(count)} verzoeken`;
  return toBody(title, [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: `${by} gaf u deze verzoeken.` },
    { kind: 'link', text: 'Open uw verzoeken', url: siteUrl + queuePath({ mine: true }) },
  ]);
}

function toBody(subject: string, blocks: Block[]): StorableMail['body'] {
  return { subject, blocks, locale: 'nl', reason: accountReason };
}
