/** Counts requests by week and kind with their response times, in one statement. */
import { company } from '#company';
import { addDays } from '#domain/days.ts';
import { startOfDay } from '#domain/local-days.ts';
import { isOfficeDay } from '#domain/holidays.ts';
import { minutesPerWorkday, opensAtMinute } from '#domain/staff/time-left.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Database } from '#server/database/database.ts';
import type { Figures, FiguresPeriod, Tally } from '#contracts/staff/figures.ts';
import { sql, type RawBuilder } from 'kysely';

const { timeZone } = company;

/** SQL condition for the requests of a period, without quarantined ones and planned visits. */
export function inPeriod({ first, last }: FiguresPeriod): RawBuilder<boolean> {
  const [start, end] = [startOfDay(first), startOfDay(addDays(last, 1))];
  return sql<boolean>`created_at >= ${start} and created_at < ${end} and quarantine_reasons = '{}'
    and not is_visit`;
}

/**
 * SQL columns: the number of requests with a deadline that are answered or, at `now`, overdue
 * (`judged`), and of those answered in time (`kept`).
 */
export function countJudged(now: Date) {
  return sql`count(*) filter (where due_at is not null
      and (answered_at is not null or (status = 'pending' and due_at < ${now})))::int as judged,
    count(*) filter (where answered_at <= due_at)::int as kept`;
}

/** A calendar day, with the number of office minutes between the first day and this one. */
interface CountedDay {
  day: string;
  before: number;
  is_open: boolean;
}

/**
 * Lists the days of a period with the office minutes before each, so that the office minutes
 * between two moments can be computed by subtraction.
 */
function countDays(first: string, last: string): CountedDay[] {
  const days: CountedDay[] = [];
  let before = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const isOpen = isOfficeDay(day);
    days.push({ day, before, is_open: isOpen });
    if (isOpen) before += minutesPerWorkday;
  }
  return days;
}

/** SQL expression: office minutes before a moment, from the calendar row of its day. */
function officeMinute(moment: RawBuilder<unknown>, day: RawBuilder<unknown>) {
  const local = sql`(${moment} at time zone ${timeZone})::time`;
  const sinceOpening = sql`floor(extract(epoch from ${local}) / 60)::int - ${opensAtMinute}::int`;
  return sql`${day}.before + case when ${day}.is_open
    then least(greatest(${sinceOpening}, 0), ${minutesPerWorkday}::int) else 0 end`;
}

/** The tally of a week, a kind, a week and a kind, or all requests. */
interface Row extends Tally {
  week: string | null;
  kind: RequestKind | null;
}

/** Query for the tally of each group; `now` determines which deadlines have passed. */
function selectTallies(period: FiguresPeriod, today: string, now: Date): RawBuilder<Row> {
  const days = countDays(period.first, today > period.last ? today : period.last);
  const localDay = (moment: string) => sql`(${sql.ref(moment)} at time zone ${timeZone})::date`;
  return sql<Row>`
    with calendar as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as calendar (day date, before int, is_open boolean)
    ), timed as (
      select date_trunc('week', ${localDay('created_at')})::date::text as week, kind, status, due_at, answered_at,
        ${officeMinute(sql`answered_at`, sql`answered_on`)} - (${officeMinute(sql`created_at`, sql`came_on`)}) as minutes
      from requests
      left join calendar as came_on on came_on.day = ${localDay('created_at')}
      left join calendar as answered_on on answered_on.day = ${localDay('answered_at')}
      where ${inPeriod(period)}
    )
    select week, kind, count(*)::int as count, count(answered_at)::int as answered,
      ${countJudged(now)},
      percentile_cont(0.5) within group (order by minutes) as median_minutes
    from timed group by grouping sets ((week, kind), (week), (kind), ())`;
}

type Tallies = Pick<Figures, 'byKind' | 'byWeek' | 'counts' | 'total'>;

const nothing: Tally = { count: 0, judged: 0, kept: 0, answered: 0, medianMinutes: null };

export async function readTallies(
  db: Database,
  period: FiguresPeriod,
  { today, now }: { today: string; now: Date },
): Promise<Tallies> {
  const { rows } = await selectTallies(period, today, now).execute(db);
  const found: Tallies = { total: nothing, byWeek: {}, byKind: {}, counts: {} };
  for (const { week, kind, ...tally } of rows) {
    if (week !== null && kind !== null) (found.counts[week] ??= {})[kind] = tally.count;
    else if (week !== null) found.byWeek[week] = tally;
    else if (kind !== null) found.byKind[kind] = tally;
    else found.total = tally;
  }
  return found;
}
