import { company } from '#company';
import { addDays, toLocalTime } from '#domain/days.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import { planVisits } from '#server/staff/series/plan.ts';
import { formatRule } from '#server/staff/series/rule.ts';
import { newVisits, readPlace, storeSeries } from '#server/staff/series/store.ts';
import { randomBytes } from 'node:crypto';

/** Adds one series, every Wednesday at noon for three months, for a quote that was won. */
export async function addDemoSeries(db: Database, now: Date): Promise<void> {
  const quote = await db
    .selectFrom('requests')
    .select(['reference', 'name', 'company', 'email', 'phone', 'locale'])
    .where('kind', '=', 'contact')
    .where('status', '=', 'won')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  const user = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirst();
  if (!quote?.email || !user) return;
  const firstDay = addDays(toLocalTime(now, company.timeZone).day, 1);
  const rule = formatRule({ rhythm: 'week', weekdays: [3], until: addDays(firstDay, 90) });
  const after = { rule, firstDay, slot: '12:00' as const, hours: 1, team: 2, price: 89 };
  const planned = await planVisits(db, undefined, after);
  const change = {
    kind: 'made' as const,
    // Copied from a submission; a check constraint allows only the languages of the site there.
    customer: { ...quote, email: quote.email, locale: quote.locale as Locale },
    place: await readPlace(db, quote.reference, undefined),
    userId: user.id,
    before: undefined,
    ...{ after, planned, from: firstDay },
    service: 'kantoor' as const,
    added: newVisits({ randomBytes }, planned, after),
  };
  await storeSeries({ db, now: () => now }, change);
}
