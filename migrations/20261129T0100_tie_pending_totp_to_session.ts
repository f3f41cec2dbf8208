/** Only the session that created an unconfirmed secret can see and confirm this secret. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table totp_secrets add column session_id integer references sessions (id) on delete set null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table totp_secrets drop column session_id`.execute(db);
}
