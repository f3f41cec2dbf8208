/** An invitation is not a decision: the retention period starts with the answer after it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update applications set decided_at = null where status = 'invited'`.execute(db);
}

/** Not undone: without `decided_at`, the previous release keeps these applications longer. */
export async function down(): Promise<void> {}
