/** Reads an appointment, and changes it in one SQL statement each. */
import type { VisitAddress } from '#domain/visit-address.ts';
import type { Locale } from '#i18n/locales.ts';
import { allocateAgain, countForNetwork } from '#server/appointments/hold-limits.ts';
import { firstFreeTeam, holdingStatuses } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Database } from '#server/database/database.ts';
import { insertMails, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import type { Appointment, AppointmentSlot } from '#contracts/appointment.ts';
import type { Sender } from '#server/forms/form.ts';
import { updateRequest, updateSubmission } from '#server/forms/requests.ts';
import { sql, type RawBuilder } from 'kysely';

/** When an appointment is: a day `yyyy-MM-dd` and an hour, in Amsterdam. */
export interface Time {
  day: string;
  slot: AppointmentSlot;
}

export interface StoredAppointment
  extends
    Time,
    Pick<Appointment, 'naam' | 'bedrijf' | 'email' | 'service' | 'frequency'>,
    Record<keyof VisitAddress, string | null> {
  /** Null for a visit to somebody who gave none with a quote request. */
  telefoon: string | null;
  reference: string;
  locale: Locale;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** How often it was changed. */
  sequence: number;
  /** Null while it holds no time: it looks like spam, or nobody answered in time. */
  team: number | null;
  /** How many whole hours the team stays. */
  hours: number;
  /** When its visitor said that the time is to be held. */
  answeredAt: Date | null;
  /** Until when they can say so; null when it is held anyway. */
  holdUntil: Date | null;
  /** Until when the company confirms it; null when it has nothing to confirm. */
  dueAt: Date | null;
  quarantineReasons: string[];
  /** When it is cancelled, as its visitor asked for, unless they keep it before. */
  cancelAt: Date | null;
  /** As the company offered it, in euros without VAT. */
  price: number | null;
}

/** The appointment with that reference, if there is one. */
export async function findAppointment(
  db: Database,
  reference: string,
): Promise<StoredAppointment | undefined> {
  return db
    .selectFrom('appointments')
    .select(['reference', 'naam', 'bedrijf', 'email', 'telefoon', 'sequence', 'appointmentDate as day'])
    .select(['team', 'answeredAt', 'holdUntil', 'dueAt', 'cancelAt', 'quarantineReasons'])
    .select(['estimatedPrice as price', 'hours', 'straat', 'postcode', 'plaats'])
    .select((eb) => [
      // The table's own checks allow these values only.
      eb.ref('locale').$castTo<Locale>().as('locale'),
      eb.ref('timeSlot').$castTo<AppointmentSlot>().as('slot'),
      eb.ref('service').$castTo<Appointment['service']>().as('service'),
      eb.ref('frequency').$castTo<Appointment['frequency']>().as('frequency'),
      eb.ref('status').$castTo<StoredAppointment['status']>().as('status'),
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/**
 * What came of a change. `stale` says that the appointment is no longer as it was read, or that
 * another one was given the same team at this very moment: reading it again and trying again is
 * what helps.
 */
export type UpdateOutcome = 'changed' | 'taken' | 'stale';

/**
 * Moves an appointment to a time, and gives its old one free. It is confirmed anew, by `dueAt`. One
 * whose hold had ended is allocated as a new booking is; `taken` too when a limit is reached.
 */
export async function moveAppointment(
  db: Database,
  appointment: StoredAppointment,
  to: Time,
  { dueAt, ...sender }: Sender & { dueAt: Date },
  entries: OutboxEntries,
): Promise<UpdateOutcome> {
  const again = appointment.team === null ? allocateAgain(appointment, to, sender) : undefined;
  const assignments = sql`
    appointment_date = ${to.day}::date, time_slot = ${to.slot},
    status = 'pending', is_confirmed = false, due_at = ${dueAt},
    answered_at = coalesce(answered_at, ${entries.createdAt}), hold_until = null,
    ${again?.assignments ?? sql`team = free.team, ${countForNetwork(sender)}`}`;
  try {
    const event = { kind: 'visitor-moved', detail: { from: timeOf(appointment), to } };
    return await change(db, appointment, {
      free: again?.query ?? firstFreeTeam({ ...appointment, ...to }),
      assignments,
      entries,
      event,
    });
  } catch (error) {
    if (isAllocationTaken(error)) return 'stale';
    throw error;
  }
}

/** Notes when an appointment is to be cancelled, or that it is not; it holds its time till then. */
export async function scheduleCancellation(
  db: Database,
  { reference, sequence }: StoredAppointment,
  cancelAt: Date | null,
  now: Date,
): Promise<UpdateOutcome> {
  const { numAffectedRows } = await sql`
    update appointments set cancel_at = ${cancelAt}, sequence = sequence + 1, updated_at = ${now}
    where reference = ${reference} and sequence = ${sequence} and quarantine_reasons = '{}'
      and status in (${sql.join([...holdingStatuses])})`.execute(db);
  return numAffectedRows ? 'changed' : 'stale';
}

/** The references of the appointments that are to be cancelled by then. */
export async function listDueCancellations(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('reference')
    .where('cancelAt', '<=', now)
    .where('status', 'in', holdingStatuses)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Cancels an appointment, and gives its time free. */
export function cancelAppointment(
  db: Database,
  appointment: StoredAppointment,
  entries: OutboxEntries,
): Promise<UpdateOutcome> {
  const assignments = sql`status = 'cancelled', is_confirmed = false, cancel_at = null`;
  const event = { kind: 'visitor-cancelled', detail: {} };
  return change(db, appointment, { free: sql`select`, assignments, entries, event });
}

/**
 * The statement that takes down where an appointment is, which changes nothing else of it. All
 * visits of a series are at one place, that of the booking which it follows from. They are locked
 * in one order: two changes of a series at once would be a deadlock.
 */
export function updateAddress(
  reference: string,
  { straat, postcode, plaats }: VisitAddress,
): RawBuilder<unknown> {
  return sql`
    update appointments set straat = ${straat}, postcode = ${postcode}, plaats = ${plaats}
    where id in (
      select id from appointments
      where (reference = ${reference}
          or series_id = (select series_id from appointments as own where own.reference = ${reference})
          or series_id = (select id from series where series.reference = ${reference}))
        and quarantine_reasons = '{}' and status in (${sql.join([...holdingStatuses])})
      order by id for update)
    returning reference`;
}

/** Takes down what its visitor says of it. */
export async function storeAddress(
  db: Database,
  reference: string,
  address: VisitAddress,
  now: Date,
): Promise<UpdateOutcome> {
  const { numAffectedRows } = await sql`
    with changed as (
      ${updateAddress(reference, address)}
    )
    insert into request_events (reference, kind, detail, created_at)
    select ${reference}, 'visitor-address', '{}'::jsonb, ${now}::timestamptz where exists (select from changed)`.execute(
    db,
  );
  return numAffectedRows ? 'changed' : 'stale';
}

/** Number of times that its visitor moved it, or changed its address. */
export async function countChanges(
  db: Database,
  reference: string,
  kind: 'visitor-moved' | 'visitor-address',
): Promise<number> {
  const { count } = await db
    .selectFrom('requestEvents')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Change {
  /** What the change needs; nothing changes when it has no row. */
  free: RawBuilder<unknown>;
  assignments: RawBuilder<unknown>;
  entries: OutboxEntries;
  /** For the timeline of staff. */
  event: { kind: string; detail: object };
}

/** The day and the hour alone. */
export function timeOf({ day, slot }: Time): Time {
  return { day, slot };
}

/** The mails name the sequence, so they are stored only when no other change came first. */
async function change(
  db: Database,
  { reference, sequence }: StoredAppointment,
  { free, assignments, entries, event }: Change,
): Promise<UpdateOutcome> {
  const update = {
    table: 'appointments',
    assignments: sql`${assignments}, sequence = sequence + 1, updated_at = ${entries.createdAt}`,
    from: sql`free`,
    condition: sql`sequence = ${sequence} and status in (${sql.join([...holdingStatuses])})
      and quarantine_reasons = '{}'`,
  };
  const { rows } = await sql<{ outcome: UpdateOutcome }>`
    with free as (
      ${free}
    ), changed as (
      ${updateSubmission(reference, update)}
    ), listed as (
      ${updateRequest()}
    ), event as (
      insert into request_events (reference, kind, detail, created_at)
      select reference, ${event.kind}, ${JSON.stringify(event.detail)}::jsonb, ${entries.createdAt}::timestamptz
      from changed
    ), ${insertMails(entries, sql`changed`)}
    select case
      when exists (select from changed) then 'changed'
      when not exists (select from free) then 'taken'
      else 'stale'
    end as outcome`.execute(db);
  return rows[0]?.outcome ?? 'stale';
}
