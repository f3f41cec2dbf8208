/** The audit log of access to, changes of and exports of personal data; never the data itself. */
import type { Database } from '#server/database/database.ts';
import { sql, type RawBuilder } from 'kysely';

export interface AuditEntry {
  /** Null for an unknown user, or none. */
  userId: number | null;
  /** Subject and participle, such as `request.read`. */
  action: string;
  /** Codes and counts only: it is kept longer than the data. */
  detail?: Readonly<Record<string, unknown>>;
  at: Date;
}

export async function storeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await sql`${insertAudit(entry)}`.execute(db);
}

/** SQL statement that writes an entry when `condition`, a CTE of the same statement, has a row. */
export function insertAudit(
  { userId, action, detail = {}, at }: AuditEntry,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    insert into audit_log (user_id, action, detail, created_at)
    select ${userId}::int, ${action}, ${JSON.stringify(detail)}::jsonb, ${at} where ${condition}`;
}
