/**
 * The audit log: logins, changes of accounts and templates, and reads, changes and exports of
 * personal data. The data itself is not logged.
 */
import type { Database } from '#server/database/database.ts';
import { sql, type RawBuilder } from 'kysely';

export interface AuditEntry {
  /** Null without a user, or for an unknown one. */
  userId: number | null;
  /** Subject and participle, such as `request.read`. */
  action: string;
  /** Codes and counts only, since the log is kept longer than the data. */
  detail?: Readonly<Record<string, unknown>>;
  at: Date;
}

export async function storeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await sql`${insertAudit(entry)}`.execute(db);
}

/**
 * SQL statement that writes an entry when `condition` holds, which can refer to CTEs of the same
 * statement.
 */
export function insertAudit(
  { userId, action, detail = {}, at }: AuditEntry,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    insert into audit_log (user_id, action, detail, created_at)
    select ${userId}::int, ${action}, ${JSON.stringify(detail)}::jsonb, ${at} where ${condition}`;
}

/**
 * Executes a statement that returns the changed rows, with an audit entry; false, without an entry,
 * when no row changed. `more` are further CTEs, which can refer to `changed`.
 */
export async function changeWithAudit(
  db: Database,
  entry: AuditEntry,
  statement: RawBuilder<unknown>,
  more: RawBuilder<unknown>[] = [],
): Promise<boolean> {
  const parts = [sql`changed as (${statement})`, ...more];
  const { rows } = await sql`
    with ${sql.join(parts)}, logged as (${insertAudit(entry, sql`exists (select from changed)`)})
    select from changed`.execute(db);
  return rows.length > 0;
}
