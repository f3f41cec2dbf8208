/** The consent to advertising that a person gave with forms. */
import type { Database } from '#server/database/database.ts';
import { insertAudit } from '#server/audit.ts';
import { sql } from 'kysely';

const tables = ['contactRequests', 'appointments', 'callbackRequests'];

/** True when a form of the person consents. */
export async function hasAdsConsent(db: Database, references: readonly string[]): Promise<boolean> {
  const consents = tables.map(
    (table) => sql`exists (
      select from ${sql.table(table)} where reference = any(${references}::text[]) and consents_to_ads)`,
  );
  const { rows } = await sql<{ has: boolean }>`select ${sql.join(consents, sql` or `)} as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Withdraws the consent to advertising in all forms of the person, and audits the withdrawal. */
export async function withdrawAdsConsent(
  db: Database,
  references: readonly string[],
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const updates = tables.map(
    (table) => sql`${sql.ref(table)} as (
      update ${sql.table(table)} set consents_to_ads = false
      where reference = any(${references}::text[]) and consents_to_ads)`,
  );
  await sql`
    with ${sql.join(updates)}
    ${insertAudit({ userId, action: 'person.ads-withdrawn', detail: { references }, at })}`.execute(db);
}
