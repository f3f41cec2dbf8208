/**
 * The audit log: logins, changes of accounts and templates, and reads, changes and exports of
 * personal data. The data itself is not logged.
 */
import type { Database } from '#server/database/database.ts';
import { sql, type RawBuilder } from 'kysely';

export interface AuditEntry {
  /** Null without a user, or for an unknown user. */
  userId: number | null;
  /** Subject and participle, such as `request.read`. */
  action: string;
  /** Codes and counts only, because the log is kept longer than the data. */
  detail?: Readonly<Record<string, unknown>>;
  at: Date;
}

export async function storeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await sql`${insertAudit(entry)}`.execute(db);
}

/**
 * SQL statement that writes an entry if the condition holds. The condition can refer to CTEs of the
 * same statement.
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
 * Executes a statement that returns the changed rows, and writes an audit entry. When no row
 * changed, returns false and writes no entry. `more` are further CTEs, which can refer to
 * `changed`.
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
