/** What actions of the workspace work on in a test, and all that they can change. */
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { sql } from 'kysely';
import type { TestServices } from './test-services.ts';

/** The number of the first mail. */
export async function firstMail({ db }: TestServices): Promise<string> {
  const { id } = await db.selectFrom('outbox').select('id').orderBy('id').executeTakeFirstOrThrow();
  return String(id);
}

/** The number of a mail that was given up. */
export async function aDeadMail(services: TestServices): Promise<string> {
  const id = await firstMail(services);
  const dead = { sentAt: null, deadAt: services.clock.now };
  await services.db.updateTable('outbox').set(dead).where('id', '=', Number(id)).execute();
  return id;
}

/** An address that gets no mails. */
export async function aSuppressedAddress(services: TestServices): Promise<string> {
  const address = 'weg@voorbeeld.example';
  const key = recipientKeyOf(address, services.env) ?? '';
  const entry = { key, createdAt: services.clock.now };
  await services.db.insertInto('suppressedRecipients').values(entry).execute();
  return address;
}

/** The number of a closure, which is made when there is none. */
export async function aClosure(services: TestServices): Promise<string> {
  const present = await services.db.selectFrom('closures').select('id').executeTakeFirst();
  if (present) return String(present.id);
  const day = { firstDay: '2026-12-24', lastDay: '2026-12-24', startsAt: '00:00', endsAt: '24:00' };
  const { id } = await services.db
    .insertInto('closures')
    .values({ ...day, createdAt: services.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** What staff can change, in a form that can be compared. */
export async function readState({ db }: TestServices): Promise<unknown> {
  const { rows } = await sql`
    select (select jsonb_agg(r order by reference) from requests r) as requests,
      (select count(*)::int from request_events) as events, (select count(*)::int from outbox) as mails,
      (select jsonb_agg(u order by id) from users u) as users,
      (select jsonb_agg(c order by id) from case_studies c) as case_studies,
      (select count(*)::int from blocked_senders) as blocked,
      (select count(*)::int from suppressed_recipients) as suppressed,
      (select count(*)::int from closures) as closures`.execute(db);
  return rows;
}
