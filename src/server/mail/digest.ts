/** The mail that tells the company each working morning what has waited longer than promised. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { applicationDeadline, callbackDeadline, confirmationDeadline } from '#domain/deadlines.ts';
import { isWorkingDay } from '#domain/working-hours.ts';
import { formatMoment } from '#i18n/moments.ts';
import type { Database } from '#server/database/database.ts';
import { renderHtml, renderText } from '#server/mail/layout.ts';
import type { Block, Mail } from '#server/mail/message.ts';
import { insertMails } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/services.ts';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';

/** The hour in Amsterdam in which it is sent. */
const digestHour = '07';

const kinds = {
  callback: { title: 'Terugbelverzoeken', deadline: callbackDeadline },
  appointment: { title: 'Afspraken zonder bevestiging', deadline: confirmationDeadline },
  application: { title: 'Sollicitaties zonder antwoord', deadline: applicationDeadline },
};

type Kind = keyof typeof kinds;

interface Waiting {
  kind: Kind;
  reference: string;
  name: string;
  phone: string;
  since: Date;
}

interface Overdue extends Waiting {
  deadline: Date;
}

/**
 * Sends the mail when it is time and something waits; at most one a day, however often it is
 * called. The schedule is in UTC and so calls in two hours, of which one is the right hour in
 * Amsterdam.
 */
export async function sendDigest({ env, db, now, deliverMail }: Services): Promise<void> {
  const at = now();
  const { day, time } = toLocalTime(at, company.timeZone);
  if (!time.startsWith(digestHour) || !isWorkingDay(Temporal.PlainDate.from(day))) return;
  const overdue = await listOverdue(db, at, day);
  if (overdue.length === 0) return;
  const messageId = `<digest.${day}@${new URL(env.siteUrl).hostname}>`;
  await storeOnce(db, { ...renderDigest(overdue, env.mailTo), messageId }, day, at);
  await deliverMail();
}

async function listOverdue(db: Database, now: Date, today: string): Promise<Overdue[]> {
  const waiting = await listWaiting(db, today);
  return waiting
    .map((item) => ({ ...item, deadline: kinds[item.kind].deadline(item.since) }))
    .filter(({ deadline }) => deadline < now);
}

/**
 * What is pending, oldest first. What looks like spam got no promise, and an appointment that was
 * is past confirming.
 */
async function listWaiting(db: Database, today: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'callback' as kind, reference, naam as name, telefoon as phone, created_at as since
    from callback_requests where status = 'pending' and quarantine_reasons = '{}'
    union all
    select 'application', reference, naam, telefoon, created_at
    from applications where status = 'pending' and quarantine_reasons = '{}'
    union all
    select 'appointment', reference, naam || ', ' || bedrijf, telefoon, updated_at
    from appointments where status = 'pending' and quarantine_reasons = '{}' and appointment_date >= ${today}::date
    order by since`.execute(db);
  return rows;
}

function renderDigest(overdue: Overdue[], recipient: string): Mail {
  const subject = `Wacht langer dan beloofd: ${String(overdue.length)}`;
  const blocks: Block[] = [
    { kind: 'heading', text: subject },
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) => toBlocks(kind, overdue)),
  ];
  return {
    recipient,
    replyTo: recipient,
    subject,
    text: renderText(blocks),
    html: renderHtml(subject, blocks, 'nl'),
    attachments: [],
  };
}

function toBlocks(kind: Kind, overdue: Overdue[]): Block[] {
  const items = overdue.filter((item) => item.kind === kind);
  if (items.length === 0) return [];
  const rows = items.map(({ reference, name, phone, deadline }) => ({
    label: reference,
    value: `${name}\n${phone}\nbeloofd: ${formatMoment(deadline, 'nl')}`,
  }));
  return [
    { kind: 'paragraph', text: `${kinds[kind].title}: ${String(items.length)}` },
    { kind: 'facts', rows },
  ];
}

/** The Message-ID names the day, and the table takes each only once. */
async function storeOnce(
  db: Database,
  mail: Mail & { messageId: string },
  day: string,
  createdAt: Date,
): Promise<void> {
  const entries = { reference: `digest-${day}`, createdAt, mails: [mail] };
  await sql`${insertMails(entries, sql`(select) as always`)} on conflict (message_id) do nothing`.execute(db);
}
