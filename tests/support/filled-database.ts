/** A database with rows in every table, and a reader of its content. */
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { seedDemoData } from '../../scripts/demo/demo-data.ts';
import { forms, sendExample } from './forms.ts';
import { leaveTraces } from './person-traces.ts';
import { logIn, stayLoggedIn } from './staff.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestServices, type TestServices } from './test-services.ts';

/** Fills a migrated database, by default a new one, and returns its services. */
export async function fillDatabase(databaseUrl?: string): Promise<TestServices> {
  const services = await createTestServices(databaseUrl ?? (await createTestDatabase()));
  const { db, clock, env } = services;
  const session = await logIn(services, 'administrator', 'noor');
  await stayLoggedIn(services);
  await seedDemoData(db, clock.now, env);
  await sendExample(forms.contact, services, {
    bericht: `Zie https://example.com ${'https://x.nl '.repeat(5)}`,
  });
  await leaveTraces(services, session);
  await sendExample(forms.appointment, services);
  await sql`
    with account as (select id from users limit 1),
    fetched as (insert into inbox (uid_validity, last_uid, unread) values (1, 7, 2)),
    written as (insert into reply_templates (code, texts) values ('question', '{"nl": "Beste {naam}"}')),
    known as (insert into known_devices (key, expires_at) values (${'k'.repeat(43)}, now() + interval '1 day')),
    closed as (
      insert into closures (first_day, last_day, starts_at, ends_at, reason, created_at)
      values ('2026-12-01', '2026-12-02', '09:00', '12:00', 'Feest', now())
    ),
    asked as (insert into build_requests (digest, requested_at, attempts) values (${'d'.repeat(43)}, now(), 1)),
    fed as (insert into calendar_feeds (team, version) values (1, 2)),
    faulty as (insert into content_faults (sentences, found_at) values ('{Een fout.}', now())),
    pictured as (
      insert into case_study_pictures (case_study_id, type, bytes, digest, created_at)
      select id, 'image/png', decode('89504e470d0a1a0a0000000d', 'hex'), ${'p'.repeat(43)}, now() from case_studies limit 1
    ),
    app as (insert into totp_secrets (user_id, secret) select id, ${'t'.repeat(60)} from account),
    passkey as (
      insert into passkeys (user_id, credential_id, public_key, name, created_at)
      select id, 'credential', 'key', 'Telefoon', now() from account
    ),
    challenged as (
      insert into passkey_challenges (challenge, user_id, expires_at)
      select ${'c'.repeat(43)}, id, now() + interval '1 minute' from account
    ),
    recoverable as (insert into recovery_codes (code_hash, user_id) select ${'r'.repeat(43)}, id from account)
    insert into health_alerts (problem, told_at) values ('mail-waiting', now())`.execute(db);
  return services;
}

/** Returns every row of every table but Kysely's own, as sorted texts with timestamps in UTC. */
export function readDatabase(db: Database): Promise<Record<string, string[]>> {
  return db.connection().execute(async (connection) => {
    await sql`set timezone = 'UTC'`.execute(connection);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name not like 'kysely%' order by table_name`.execute(
      connection,
    );
    const content: Record<string, string[]> = {};
    for (const { name } of rows) {
      const read = await sql<{ text: string }>`
        select t::text as text from ${sql.table(name)} t order by 1`.execute(connection);
      content[name] = read.rows.map(({ text }) => text);
    }
    await sql`reset timezone`.execute(connection);
    return content;
  });
}
