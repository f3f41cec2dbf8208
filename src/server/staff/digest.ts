/** The daily mail to the company with overdue requests, on working days. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { isWorkingDay } from '#domain/working-hours.ts';
import type { Database } from '#server/database/database.ts';
import type { Digest, SubmissionTable } from '#server/forms/form.ts';
import { storedForms } from '#server/registry.ts';
import type { Block, Mail } from '#server/mail/message.ts';
import { storeMails } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatMoment } from '#i18n/moments.ts';
import type { Env } from '#server/env.ts';
import { companyReason } from '#server/forms/company-mail.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

/**
 * The maximum number of listed requests per form, because bots may send thousands and mail servers
 * accept about 20 MB.
 */
const maxListed = 50;

/** The hour of sending, in Amsterdam. */
const digestHour = '07';

/**
 * Sends the digest on working days when there are overdue requests, at most once a day. The
 * schedule is in UTC and runs twice a day, so that one run is at the right hour in Amsterdam.
 */
export async function sendDigest({ env, db, now, deliverMail }: Services): Promise<void> {
  const at = now();
  const { day, time } = toLocalTime(at, company.timeZone);
  if (!time.startsWith(digestHour) || !isWorkingDay(day)) return;
  const overdue = await listOverdue(db, at, day);
  if (overdue.length === 0) return;
  // The outbox stores a Message-ID only once, which limits the digest to one a day.
  const messageId = `<digest.${day}@${new URL(env.siteUrl).hostname}>`;
  const mail = { ...renderDigest(overdue, env), messageId, recipientKey: null, limits: [] };
  await storeMails(db, { reference: `digest-${day}`, createdAt: at, mails: [mail] });
  await deliverMail();
}

/** Lists overdue requests by form, omitting forms without any. */
async function listOverdue(db: Database, now: Date, today: string): Promise<OverdueList[]> {
  const lists = storedForms.map(async ({ table, digest }) => ({
    title: digest?.title ?? '',
    items: digest ? await listOverdueRequests(db, table, digest, { now, today }) : [],
  }));
  return (await Promise.all(lists)).filter(({ items }) => items.length > 0);
}

/**
 * Lists the pending requests past their deadline, except postponed ones: the earliest deadline
 * first, and those that look like spam last. Omits quarantined requests, because nothing was
 * promised to their senders.
 */
async function listOverdueRequests(
  db: Database,
  table: SubmissionTable,
  { name = sql`naam`, isOpen }: Digest,
  { now, today }: { now: Date; today: string },
): Promise<OverdueRequest[]> {
  const { rows } = await sql<OverdueRequest>`
    select reference, ${name} as name, telefoon as phone, due_at, count(*) over ()::int as total
    from ${sql.table(table)}
    where status = 'pending' and due_at < ${now} and quarantine_reasons = '{}'
    and reference not in (select reference from requests where waits_from > ${now}) and ${isOpen?.(today) ?? sql`true`}
    order by spam_signs <> '{}', due_at limit ${maxListed}`.execute(db);
  return rows;
}

interface OverdueRequest {
  reference: string;
  name: string;
  phone: string | null;
  dueAt: Date;
  /** The number of overdue requests of the form, including those beyond `maxListed`. */
  total: number;
}

interface OverdueList {
  title: string;
  items: OverdueRequest[];
}

type DigestEnv = Pick<Env, 'mailTo' | 'siteUrl'>;

function renderDigest(overdue: OverdueList[], { mailTo: recipient, siteUrl }: DigestEnv): Mail {
  const count = overdue.reduce((sum, { items }) => sum + totalOf(items), 0);
  const subject = `Wacht langer dan beloofd: ${String(count)}`;
  const blocks: Block[] = [
    { kind: 'heading', text: subject },
    ...overdue.flatMap((list) => toBlocks(list, siteUrl)),
  ];
  return {
    body: { subject, blocks, locale: 'nl', reason: companyReason },
    recipient,
    replyTo: recipient,
    attachments: [],
  };
}

function totalOf([first]: OverdueRequest[]): number {
  return first?.total ?? 0;
}

/**
 * Renders a list with a link to each request; when some are left out, a last line links to the
 * workspace.
 */
function toBlocks({ title, items }: OverdueList, siteUrl: string): Block[] {
  const rows = items.map(({ reference, name, phone, dueAt }) => ({
    label: reference,
    url: siteUrl + requestPath(reference),
    value: [name, ...(phone ? [formatPhone(phone)] : []), `beloofd: ${formatMoment(dueAt, 'nl')}`].join('\n'),
  }));
  const total = totalOf(items);
  const others = total - items.length;
  const rest = { label: `En nog ${String(others)}`, url: siteUrl + staffPath, value: 'in de lijst' };
  return [
    { kind: 'subheading', text: `${title}: ${String(total)}` },
    { kind: 'facts', rows: others > 0 ? [...rows, rest] : rows },
  ];
}
