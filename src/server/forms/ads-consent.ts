import type { StoredForm } from '#server/forms/form.ts';
import { sql, type RawBuilder } from 'kysely';

/** The forms whose senders are customers, with the consent to advertising. */
const tables = ['contactRequests', 'appointments', 'callbackRequests'] as const;

/**
 * True when the answer of a form replaces the sender's earlier consents to advertising. It is given
 * with any form; a consent counts only for customers.
 */
export function replacesAdsConsents({ table }: Pick<StoredForm, 'table'>, consentsToAds: boolean): boolean {
  return !consentsToAds || tables.some((counted) => counted === table);
}

/**
 * CTEs that withdraw the consents to advertising of the sender's earlier forms, for a new
 * submission in `stored`. A refusal has to last, since retention may remove the newer submission
 * first; a consent leaves one per address and number, so that a withdrawal never updates many.
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
