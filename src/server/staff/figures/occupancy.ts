/** Calculates the occupancy of the bookable hours. */
import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';
import { addDays } from '#domain/days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { hoursAfter } from '#server/appointments/times.ts';
import { isClosed } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import type { FiguresPeriod, WeekOccupancy } from '#contracts/staff/figures.ts';
import { sql } from 'kysely';

function listWorkdays({ first, last }: FiguresPeriod): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (!findClosedDay(day)) days.push(day);
  return days;
}

/** Counts the bookable and the booked team hours of each week. */
export async function readOccupancy(db: Database, period: FiguresPeriod): Promise<WeekOccupancy[]> {
  const { rows } = await sql<WeekOccupancy>`
    with hour as (
      select day, slot, team
      from unnest(${listWorkdays(period)}::date[]) as day, unnest(${[...appointmentSlots]}::text[]) as slot,
        generate_series(1, ${company.appointments.teams}::int) as team
    ), taken as (
      select distinct appointment_date, ${hoursAfter(sql`time_slot`, sql`later`)} as time_slot, team
      from appointments, generate_series(0, hours - 1) as later
      where appointment_date between ${period.first}::date and ${period.last}::date and team is not null
      and status in ('pending', 'confirmed', 'completed')
    )
    select date_trunc('week', hour.day)::date::text as week, count(*)::int as bookable, count(taken.team)::int as taken
    from hour
    left join taken on taken.appointment_date = hour.day and taken.time_slot = hour.slot and taken.team = hour.team
    where not ${isClosed(sql`hour.day`, sql`hour.slot`, hoursAfter(sql`hour.slot`, sql`1`), sql`hour.team`)}
    group by 1 order by 1`.execute(db);
  return rows;
}
