import type { StoredForm } from '#server/forms/form.ts';
import { sql, type RawBuilder } from 'kysely';

/** The tables of customers. Only the consents to advertising in these tables are used. */
const tables = ['contactRequests', 'appointments', 'callbackRequests'] as const;

/**
 * True when a submission replaces the sender's earlier consents to advertising: a refusal on any
 * form does, a consent only on a form of customers.
 */
export function replacesAdsConsents({ table }: Pick<StoredForm, 'table'>, consentsToAds: boolean): boolean {
  return !consentsToAds || tables.some((counted) => counted === table);
}

/**
 * CTEs that withdraw the sender's earlier consents to advertising when `stored` has a new
 * submission. A refusal is applied to the earlier rows because the submission with the refusal may
 * be removed before them. A consent replaces the earlier ones too, so that a withdrawal never
 * updates many rows.
 */
export function withdrawAdsConsents({ sender }: Pick<StoredForm, 'sender'>): RawBuilder<unknown> {
  const column = (name: string | undefined) => (name ? sql.ref(`stored.${name}`) : sql`null`);
  const withdrawals = tables.map(
    (table) => sql`${sql.ref(`withdrawn_${table}`)} as (
      update ${sql.table(table)} earlier set consents_to_ads = false from stored
      where stored.is_new and earlier.consents_to_ads
      and (lower(earlier.email) = lower(${column(sender.email)}) or earlier.telefoon = ${column(sender.phone)}))`,
  );
  return sql.join(withdrawals);
}
