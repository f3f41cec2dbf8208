/** Stores the demo requests with their mails and their handling by staff. */
import { addOfficeHours } from '#domain/working-hours.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';
import { listRequests } from './list-requests.ts';
import { addDemoMails, type MailEnv } from './mails.ts';
import { pick } from './pick.ts';
import { listDemoRequests, type DemoRequest } from './requests.ts';
import { notes } from './words.ts';

export async function addDemoRequests(db: Database, now: Date, env: MailEnv): Promise<void> {
  const requests = listDemoRequests(now);
  for (const table of new Set(requests.map((request) => request.table))) {
    const rows = requests.filter((request) => request.table === table).map(({ row }) => row);
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
  await listRequests(db);
  await addDemoMails(db, requests, now, env);
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('role', '<>', 'demo-user')
    .orderBy('id')
    .execute();
  if (staff.length === 0) return;
  const ids = staff.map(({ id }) => id);
  const events = requests.flatMap((request, index) => eventsOf(request, index, ids, now));
  await db.insertInto('requestEvents').values(events).execute();
  await sql`
    update requests set answered_at = event.created_at, assignee_id = event.user_id
    from request_events event where event.reference = requests.reference and event.kind = 'status'`.execute(
    db,
  );
}

function eventsOf({ row }: DemoRequest, index: number, staff: readonly number[], now: Date) {
  const { reference, status, createdAt } = row;
  if (status === 'pending') return [];
  const userId = pick(staff, index);
  const at = new Date(Math.min(addOfficeHours(createdAt, (index % 7) + 0.2).getTime(), now.getTime()));
  const changed = { kind: 'status', detail: JSON.stringify({ from: 'pending', to: status }), text: null };
  const noted = { kind: 'note', detail: '{}', text: pick(notes, index) };
  return [...(index % 4 === 0 ? [noted] : []), changed].map((event) => ({
    ...event,
    reference,
    userId,
    createdAt: at,
  }));
}
