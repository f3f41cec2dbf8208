/** Counts requests by source. */
import type { SourceClass } from '#domain/sources.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import { inPeriod } from '#server/staff/figures/tallies.ts';
import type { Figures, FiguresPeriod, SourceCount } from '#contracts/staff/figures.ts';
import { sql } from 'kysely';

interface Row {
  what: 'locale' | 'page' | 'referrer';
  code: string | null;
  count: number;
}

/** Counts by page, language and referrer, the most frequent first. */
export async function readSources(
  db: Database,
  period: FiguresPeriod,
): Promise<Pick<Figures, 'locales' | 'pages' | 'referrers'>> {
  const { rows } = await sql<Row>`
    select case grouping(page, locale, referrer) when 3 then 'page' when 5 then 'locale' else 'referrer' end as what,
      coalesce(page, locale, referrer) as code, count(*)::int as count
    from requests where ${inPeriod(period)}
    group by grouping sets ((page), (locale), (referrer))
    order by count desc, code`.execute(db);
  const rowsOf = (which: Row['what']) =>
    rows.filter(({ what }) => what === which).map(({ code, count }) => ({ code, count }));
  // Check constraints of the tables allow only these codes.
  return {
    pages: rowsOf('page'),
    locales: rowsOf('locale') as SourceCount<Locale>[],
    referrers: rowsOf('referrer') as SourceCount<SourceClass>[],
  };
}
