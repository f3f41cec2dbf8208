/**
 * What a booking holds: a team at its time, and one of the places that a visitor has. A booking
 * that nobody answered for holds its team until its deadline only, so that invented addresses do
 * not fill the calendar.
 */
import { company } from '#company';
import { bookingLimits } from '#domain/booking-limits.ts';
import { toLocalTime } from '#domain/days.ts';
import type { StoredAppointment } from '#server/appointments/store.ts';
import { firstFreeTeam, isHeld } from '#server/appointments/times.ts';
import type { Database } from '#server/database/database.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Allocation } from '#server/forms/form.ts';
import type { Services } from '#server/services.ts';
import type { Appointment } from '#submissions/appointment.ts';
import { sql, type RawBuilder } from 'kysely';

type Booking = Pick<Appointment, 'appointmentDate' | 'email' | 'telefoon' | 'timeSlot'>;

/**
 * What a booking needs to be stored: a free team, and that its visitor holds few enough. The
 * address stands beside it in its row, so a digest of it would hide nothing.
 */
export function allocateHold({ appointmentDate, timeSlot, email, telefoon }: Booking, now: Date): Allocation {
  return {
    columns: ['team', 'emailPlace', 'phonePlace'],
    query: sql`
      select free.team, by_email.place as email_place, by_phone.place as phone_place
      from (${firstFreeTeam(appointmentDate, timeSlot)}) as free,
        (${firstPlace(sql`lower(email) = lower(${email})`, sql`email_place`, now)}) as by_email,
        (${firstPlace(sql`telefoon = ${telefoon}`, sql`phone_place`, now)}) as by_phone`,
  };
}

/** The first place that no held row has; no row when as many as are allowed are still to come. */
function firstPlace(isSame: RawBuilder<unknown>, place: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    select min(counted.place) as place
    from generate_series(1, (select count(*)::int + 1 from appointments where ${isSame} and ${isHeld})) as counted (place)
    where counted.place not in (
      select ${place} from appointments where ${isSame} and ${isHeld} and ${place} is not null
    )
    having (select count(*) from appointments where ${isSame} and ${isHeld} and ${isToCome(now)}) < ${bookingLimits.held}`;
}

/** True when the address or the number of a booking already holds as many as it may. */
export async function holdsEnough(db: Database, { email, telefoon }: Booking, now: Date): Promise<boolean> {
  const { rows } = await sql<{ byEmail: number; byPhone: number }>`
    select count(*) filter (where lower(email) = lower(${email}))::int as by_email,
      count(*) filter (where telefoon = ${telefoon})::int as by_phone
    from appointments
    where (lower(email) = lower(${email}) or telefoon = ${telefoon}) and ${isHeld} and ${isToCome(now)}`.execute(
    db,
  );
  return rows.some(({ byEmail, byPhone }) => Math.max(byEmail, byPhone) >= bookingLimits.held);
}

function isToCome(now: Date): RawBuilder<unknown> {
  return sql`appointment_date >= ${toLocalTime(now, company.timeZone).day}::date`;
}

/**
 * Notes that the visitor opened the link in the mail, so that the address is theirs: nothing ends
 * the hold from then on. Gives whether a team is held now; one whose hold had ended gets a team
 * again while there is one.
 */
export async function answerHold(
  db: Database,
  { reference, day, slot }: StoredAppointment,
  now: Date,
): Promise<boolean> {
  const update = sql<{ team: number | null }>`
    update appointments set answered_at = coalesce(answered_at, ${now}), hold_until = null,
      team = coalesce(team, (${firstFreeTeam(day, slot)}))
    where reference = ${reference} and status = 'pending' and quarantine_reasons = '{}'
      and appointment_date = ${day}::date and time_slot = ${slot}
    returning team`;
  try {
    const { rows } = await update.execute(db);
    return rows.some(({ team }) => team !== null);
  } catch (error) {
    // The team went to somebody else at this very moment; the next visit sees which are left.
    if (isAllocationTaken(error)) return false;
    throw error;
  }
}

/**
 * Gives the times free whose visitors did not answer before their deadline. The bookings stay, for
 * the company to see. Who answered before, or was confirmed before, is known and keeps the time.
 */
export async function endUnansweredHolds({ db, now, log }: Services): Promise<void> {
  const { numAffectedRows } = await sql`
    update appointments set team = null, email_place = null, phone_place = null
    where ${isHeld} and status = 'pending' and hold_until <= ${now()} and not exists (
      select from appointments as earlier
      where lower(earlier.email) = lower(appointments.email)
      and (earlier.answered_at is not null or earlier.status in ('confirmed', 'completed'))
    )`.execute(db);
  if (numAffectedRows) log({ event: 'unanswered holds ended', count: Number(numAffectedRows) });
}
