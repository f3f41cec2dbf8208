/** Reads an appointment, and makes each change in one SQL statement. */
import { company } from '#company';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { Locale } from '#i18n/locales.ts';
import { allocateAgain, countForNetwork } from '#server/appointments/hold-limits.ts';
import { firstFreeTeam, holdingStatuses, type Time } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Database } from '#server/database/database.ts';
import { insertMails, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import type { Appointment, AppointmentSlot } from '#contracts/appointment.ts';
import type { Sender } from '#server/forms/form.ts';
import { updateRequest, updateSubmission } from '#server/forms/requests.ts';
import { sql, type RawBuilder } from 'kysely';

/** Finds an appointment; undefined if there is none. */
export function findAppointment(db: Database, reference: string) {
  return selectAppointment(db, reference).executeTakeFirst();
}

/** Query for an appointment by its reference. */
export function selectAppointment(db: Database, reference: string) {
  return (
    db
      .selectFrom('appointments')
      // `telefoon` is null for a visit of a quote request without a telephone number.
      .select(['reference', 'naam', 'telefoon', 'appointmentDate as day'])
      // Empty when a caller gave none.
      .select((eb) => [
        eb.fn.coalesce('email', eb.val('')).as('email'),
        eb.fn.coalesce('bedrijf', eb.val('')).as('bedrijf'),
      ])
      // `sequence` counts its changes; `team` is null while no time is held.
      .select(['sequence', 'team', 'dueAt', 'quarantineReasons', 'seriesId'])
      // When the visitor confirmed the hold, when it expires, and when a cancellation takes effect.
      .select(['answeredAt', 'holdUntil', 'cancelAt'])
      .select(['estimatedPrice as price', 'hours', 'squareMeters', 'straat', 'postcode', 'plaats'])
      .select((eb) => [
        // Check constraints of the table allow only these values.
        eb.ref('locale').$castTo<Locale>().as('locale'),
        eb.ref('timeSlot').$castTo<AppointmentSlot>().as('slot'),
        eb.ref('service').$castTo<Appointment['service']>().as('service'),
        eb.ref('frequency').$castTo<Appointment['frequency']>().as('frequency'),
        eb.ref('status').$castTo<'pending' | 'confirmed' | 'completed' | 'cancelled'>().as('status'),
      ])
      .where('reference', '=', reference)
  );
}

export type StoredAppointment = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;

/**
 * The outcome of a change. `stale`: the appointment has changed since it was read, or another one
 * got the same team at the same moment: read the appointment and try again. `taken`: no team is
 * free, or a limit is reached.
 */
export type UpdateOutcome = 'changed' | 'taken' | 'stale';

/**
 * Moves an appointment and releases its old time. The company must confirm it again, by `dueAt`. An
 * expired hold is allocated again; then `taken` can also mean that a limit is reached.
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

/** Schedules a cancellation; the time stays held until then. */
export async function scheduleCancellation(
  db: Database,
  { reference, sequence }: StoredAppointment,
  cancelAt: Date,
  now: Date,
): Promise<UpdateOutcome> {
  const { numAffectedRows } = await sql`
    update appointments set cancel_at = ${cancelAt}, sequence = sequence + 1, updated_at = ${now}
    where reference = ${reference} and sequence = ${sequence} and quarantine_reasons = '{}'
      and status in (${sql.join([...holdingStatuses])})`.execute(db);
  return numAffectedRows ? 'changed' : 'stale';
}

/** Undoes a scheduled cancellation. */
export function keepAppointment(
  db: Database,
  appointment: StoredAppointment,
  now: Date,
): Promise<UpdateOutcome> {
  const entries = { reference: appointment.reference, createdAt: now, mails: [] };
  const event = { kind: 'visitor-kept', detail: {} };
  return change(db, appointment, { free: sql`select`, assignments: sql`cancel_at = null`, entries, event });
}

/** Lists the references of the appointments to be cancelled now. */
export async function listDueCancellations(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('reference')
    .where('cancelAt', '<=', now)
    .where('status', 'in', holdingStatuses)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Cancels an appointment and releases its time. */
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
 * SQL statement that stores the address of an appointment and of all visits of its series that are
 * not completed, including cancelled ones, because these may be restored. Locks the series before
 * its visits, like `storeSeries`. Changes nothing if the series has changed since the statement
 * began, because the statement does not see the new visits.
 */
export function updateAddress(
  reference: string,
  { straat, postcode, plaats }: VisitAddress,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    with own_series as materialized (
      select id, sequence from series
      where reference = ${reference} or id = (select series_id from appointments where reference = ${reference})
    ), held as (
      select from series join own_series using (id, sequence) for update of series
    ), locked as (
      select * from appointments
      where (reference = ${reference} or series_id in (select id from own_series))
        and (select count(*) from held) = (select count(*) from own_series)
        and quarantine_reasons = '{}' and status <> 'completed'
      order by reference for update)
    update appointments set straat = ${straat}, postcode = ${postcode}, plaats = ${plaats}, sequence = sequence + 1
    where id in (select id from locked where ${condition})
    returning reference`;
}

/**
 * Stores the address given by the visitor, for the visits that can still be moved. Returns `stale`
 * when no visit can be moved, or when the address has changed since it was read, so that each
 * concurrent change is counted.
 */
export async function storeAddress(
  db: Database,
  { reference, straat, postcode, plaats }: StoredAppointment,
  address: VisitAddress,
  now: Date,
): Promise<UpdateOutcome> {
  const movableFrom = new Date(now.getTime() + company.promises.freeChangeHours * 3_600_000);
  const condition = sql`
    (appointment_date + time_slot::time) at time zone ${company.timeZone} >= ${movableFrom} and exists (
      select from locked as own where own.reference = ${reference} and (own.straat, own.postcode, own.plaats)
        is not distinct from (${straat}::text, ${postcode}::text, ${plaats}::text))`;
  const { numAffectedRows } = await sql`
    with changed as (
      ${updateAddress(reference, address, condition)}
    )
    insert into request_events (reference, kind, detail, created_at)
    select reference, 'visitor-address', '{}'::jsonb, ${now}::timestamptz from changed`.execute(db);
  return numAffectedRows ? 'changed' : 'stale';
}

/** Counts the changes of one kind that the visitor made to an appointment. */
export async function countChanges(
  db: Database,
  reference: string,
  kind: 'visitor-moved' | 'visitor-kept' | 'visitor-address',
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
  /** Query of a row that the change needs; nothing changes without such a row. */
  free: RawBuilder<unknown>;
  assignments: RawBuilder<unknown>;
  entries: OutboxEntries;
  /** The event in the timeline of the workspace. */
  event: { kind: string; detail: object };
}

/** Returns only the day and the hour, for the details of an event. */
export function timeOf({ day, slot }: Time): Time {
  return { day, slot };
}

/**
 * Applies a change, and stores its event and its mails, if no other change came first. The mails
 * contain the sequence number, so they belong in the same statement.
 */
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
