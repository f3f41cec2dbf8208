/** Days and hours on which the company takes no bookings, for one team or for all. */
import { wholeDay, type Closure } from '#domain/closures.ts';
import { addDays } from '#domain/days.ts';
import { dayAt } from '#domain/local-days.ts';
import type { ClosedDays } from '#domain/working-hours.ts';
import type { Database } from '#server/database/database.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * SQL condition: a closure covers at least one hour of a team from `slot` until `end`. The
 * arguments are SQL expressions, such as columns. `covers` in `domain/closures` applies the same
 * rule to a single hour and a closure in memory.
 */
export function isClosed(
  day: RawBuilder<unknown>,
  slot: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
  team: RawBuilder<unknown>,
) {
  return sql<boolean>`exists (
    select from closures
    where ${day} between closures.first_day and closures.last_day
    and ${end} > closures.starts_at and ${slot} < closures.ends_at
    and (closures.team is null or closures.team = ${team})
  )`;
}

export interface StoredClosure extends Closure {
  id: number;
  reason: string | null;
}

/** Query for the closures that are not over on a day, in chronological order. */
export function selectClosures(db: Database, day: string) {
  return db
    .selectFrom('closures')
    .select(['id', 'firstDay', 'lastDay', 'startsAt', 'endsAt', 'team', 'reason'])
    .where('lastDay', '>=', day)
    .orderBy('firstDay')
    .orderBy('startsAt')
    .orderBy('id');
}

/** Lists the closures that overlap the period, in chronological order. */
export function listClosures(db: Database, firstDay: string, lastDay: string): Promise<StoredClosure[]> {
  return selectClosures(db, firstDay).where('firstDay', '<=', lastDay).execute();
}

/** How many days ahead `listClosedDays` looks; no deadline is further away. */
const daysLookedAhead = 90;

/**
 * Lists the days from today on that staff closed entirely and for every team. Deadlines skip these
 * days.
 */
export async function listClosedDays(db: Database, now: Date): Promise<ClosedDays> {
  const today = dayAt(now);
  const { rows } = await sql<{ day: string }>`
    select distinct day::date::text as day from closures, generate_series(
      greatest(first_day, ${today}::date), least(last_day, ${addDays(today, daysLookedAhead)}::date), interval '1 day'
    ) as day
    where last_day >= ${today}::date and team is null
    and starts_at = ${wholeDay.startsAt} and ends_at = ${wholeDay.endsAt}`.execute(db);
  return new Set(rows.map(({ day }) => day));
}
