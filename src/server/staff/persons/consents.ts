/** What a person agreed to and can withdraw: consents of their forms, and the newsletter. */
import type { Database } from '#server/database/database.ts';
import { insertAudit } from '#server/audit.ts';
import type { Subject } from '#server/staff/persons/find.ts';
import type { Consent, FormConsent } from '#contracts/staff/person.ts';
import { sql } from 'kysely';

/** The tables of the forms that ask for each consent, and its column in them. */
const formConsents = {
  advertenties: { tables: ['contactRequests', 'appointments', 'callbackRequests'], column: 'consentsToAds' },
  bewaren: { tables: ['applications'], column: 'consentsToKeep' },
} as const;

/** Lists the consents that the person gave in at least one form. */
export async function listConsents(db: Database, references: readonly string[]): Promise<FormConsent[]> {
  const consents = Object.entries(formConsents).flatMap(([consent, { tables, column }]) =>
    tables.map(
      (table) => sql`select ${consent}::text as consent from ${sql.table(table)}
        where reference = any(${references}::text[]) and ${sql.ref(column)}`,
    ),
  );
  const { rows } = await sql<{ consent: FormConsent }>`${sql.join(consents, sql` union `)}`.execute(db);
  return rows.map(({ consent }) => consent);
}

/**
 * Withdraws a consent in all forms of the person, or ends the newsletter subscription, and audits
 * that.
 */
export async function withdrawConsent(
  db: Database,
  { references, email }: Pick<Subject, 'email'> & { references: readonly string[] },
  consent: Consent,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const changes =
    consent === 'nieuwsbrief'
      ? [sql`ended as (delete from newsletter_subscribers where lower(email) = ${email ?? null}::text)`]
      : formConsents[consent].tables.map(
          (table) => sql`${sql.ref(table)} as (
            update ${sql.table(table)} set ${sql.ref(formConsents[consent].column)} = false
            where reference = any(${references}::text[]))`,
        );
  const action = 'person.consent-withdrawn';
  await sql`
    with ${sql.join(changes)}
    ${insertAudit({ userId, action, detail: { references, consent }, at })}`.execute(db);
}
