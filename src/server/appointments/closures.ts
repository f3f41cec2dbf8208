/** Days and hours on which the company takes no bookings, for one team or for all. */
import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';
import type { Closure } from '#domain/closures.ts';
import type { Database } from '#server/database/database.ts';
import { sql, type RawBuilder } from 'kysely';

const { teams } = company.appointments;

/**
 * Holds when a closure covers a time of a team; each is a part of the statement, such as a column.
 * `domain/closures` says the same of a closure that was read.
 */
export function isClosed(day: RawBuilder<unknown>, slot: RawBuilder<unknown>, team: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from closures
    where ${day} between closures.first_day and closures.last_day
    and ${slot} >= closures.starts_at and ${slot} < closures.ends_at
    and (closures.team is null or closures.team = ${team})
  )`;
}

/** The days, of those given, on which closures leave no hour of any team. */
export async function listClosedDays(db: Database, days: readonly string[]): Promise<string[]> {
  const covered = isClosed(sql`offered.day`, sql`hour.slot`, sql`own.team`);
  const { rows } = await sql<{ day: string }>`
    select offered.day::text as day
    from jsonb_to_recordset(${JSON.stringify(days.map((day) => ({ day })))}::jsonb) as offered (day date)
    where not exists (
      select from jsonb_array_elements_text(${JSON.stringify(appointmentSlots)}::jsonb) as hour (slot),
        generate_series(1, ${teams}::int) as own (team)
      where not ${covered}
    )
    order by offered.day`.execute(db);
  return rows.map(({ day }) => day);
}

/** A closure as it is stored. */
export interface StoredClosure extends Closure {
  id: number;
  reason: string | null;
}

/** The closures that cover a day of those from the first until the last, in their order. */
export function listClosures(db: Database, firstDay: string, lastDay?: string): Promise<StoredClosure[]> {
  return db
    .selectFrom('closures')
    .select(['id', 'firstDay', 'lastDay', 'startsAt', 'endsAt', 'team', 'reason'])
    .where('lastDay', '>=', firstDay)
    .$if(lastDay !== undefined, (query) => query.where('firstDay', '<=', lastDay ?? ''))
    .orderBy('firstDay')
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}
