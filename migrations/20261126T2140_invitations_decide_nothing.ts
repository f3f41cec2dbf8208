/** An invitation is no decision: the term of keeping an application starts with the answer after it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update applications set decided_at = null where status = 'invited'`.execute(db);
}

/** Such rows of the release before are removed later than it would have. */
export async function down(): Promise<void> {}
