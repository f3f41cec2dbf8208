/** Reads a series of visits, and creates, changes or ends it in one statement. */
import type { AppointmentSlot } from '#domain/booking.ts';
import { formatReference, referenceBytes } from '#domain/references.ts';
import { readRule } from '#server/staff/series/rule.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import { appointmentForm } from '#server/appointments/appointment.ts';
import { holdingStatuses } from '#server/appointments/times.ts';
import { insertAudit } from '#server/audit.ts';
import type { Database } from '#server/database/database.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import { emptyDigests } from '#server/erase/erase.ts';
import { insertRequests } from '#server/forms/requests.ts';
import type { Services } from '#server/http/services.ts';
import { insertMails, type OutboxMail } from '#server/mail/outbox-entries.ts';
import { insertEvent } from '#server/staff/requests/change.ts';
import type { OwnVisit, Planned, SeriesTerms } from '#server/staff/series/plan.ts';
import type { Appointment } from '#contracts/appointment.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

export interface Series extends SeriesTerms {
  id: number;
  sequence: number;
}

/** The part of a booking, or of an earlier visit, that new visits copy. */
export interface Place extends Record<keyof VisitAddress, string | null> {
  squareMeters: number | null;
  specialRequests: string | null;
}

/**
 * Reads the place from the last booking or visit, preferably one with an address; all values are
 * null for a quote request without visits.
 */
export async function readPlace(db: Database, reference: string, id: number | undefined): Promise<Place> {
  const place = await db
    .selectFrom('appointments')
    .select(['squareMeters', 'specialRequests', 'straat', 'postcode', 'plaats'])
    .where((eb) => eb.or([eb('reference', '=', reference), eb('seriesId', '=', id ?? null)]))
    .orderBy((eb) => eb('straat', 'is', null))
    .orderBy((eb) => eb('status', '=', 'cancelled'))
    .orderBy('appointmentDate', 'desc')
    .executeTakeFirst();
  return place ?? { squareMeters: null, specialRequests: null, straat: null, postcode: null, plaats: null };
}

/** Finds the series of a request. */
export function findSeries(db: Database, reference: string): Promise<Series | undefined> {
  return db
    .selectFrom('series')
    .select(['id', 'rule', 'firstDay', 'hours', 'team', 'price', 'sequence'])
    .select((eb) => eb.ref('timeSlot').$castTo<AppointmentSlot>().as('slot'))
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export interface SeriesChange {
  kind: 'made' | 'changed' | 'ended';
  /** The sender of the original request, to whom all visits belong. */
  customer: Pick<RequestView, 'company' | 'locale' | 'name' | 'phone' | 'reference'> & { email: string };
  place: Place;
  userId: number;
  /** The series as the user saw it; undefined for a new one. */
  before: Pick<Series, 'id' | 'sequence'> | undefined;
  after: SeriesTerms;
  service: Appointment['service'];
  /** The first day that the change applies to. */
  from: string;
  planned: Planned;
  added: OwnVisit[];
}

/** Returns the visits to add, each with a new reference. */
export function newVisits(
  { randomBytes }: Pick<Services, 'randomBytes'>,
  { days }: Planned,
  { slot, hours, team }: SeriesTerms,
): OwnVisit[] {
  return days.map((day) => ({
    reference: formatReference(appointmentForm.referencePrefix, randomBytes(referenceBytes)),
    ...{ day, slot, hours, team, sequence: 0, seriesDay: day, isMoved: false },
  }));
}

const frequencies: Record<string, Appointment['frequency']> = {
  week: 'wekelijks',
  'two-weeks': 'tweewekelijks',
};

/**
 * Stores a change with its visits. Returns false, and changes nothing, when the series is no longer
 * as the user saw it, or when in the meantime the booking that it follows was cancelled, one of its
 * visits changed or was written about, or another booking took one of the times.
 */
export async function storeSeries(
  services: Pick<Services, 'db' | 'now'>,
  change: SeriesChange,
  mails: OutboxMail[] = [],
): Promise<boolean> {
  try {
    const { rows } = await statementOf(change, mails, services.now()).execute(services.db);
    return rows[0]?.isStored ?? false;
  } catch (error) {
    if (isAllocationTaken(error)) return false;
    throw error;
  }
}

/**
 * Returns the statement that stores the change. Its subquery `freed` makes the removal run before
 * the first insert, so that a new visit can get the time of a removed one.
 */
function statementOf(change: SeriesChange, mails: OutboxMail[], at: Date) {
  const { customer, place, userId, after, planned, added, service } = change;
  const { reference } = customer;
  const frequency = frequencies[readRule(after.rule).rhythm] ?? 'maandelijks';
  const isStored = sql`exists (select from changed)`;
  const entry = { reference, userId, at };
  const namesOf = (own: Planned['kept']) => own.map((visit) => visit.reference);
  return sql<{ isStored: boolean }>`
    with ${lockSeries(change)}, changed as (
      ${writeSeries(change, at)}
    ), gone as (
      delete from appointments
      where series_id in (select id from changed) and reference = any(${namesOf(planned.gone)}::text[])
      and status in (${sql.join([...holdingStatuses])})
      returning reference
    ), ${keepCorrespondence(reference, at)}, unlisted as (
      delete from requests where reference in (select reference from gone)
    ), kept as (
      update appointments set frequency = ${frequency},
        estimated_price = case when hours = ${after.hours} then ${after.price}::numeric else estimated_price end
      where series_id in (select id from changed) and reference = any(${namesOf(planned.kept)}::text[])
    ), stored as (
      insert into appointments (submission_id, reference, locale, created_at, updated_at, naam, bedrijf, email,
        telefoon, service, frequency, square_meters, special_requests, straat, postcode, plaats, hours, estimated_price, status,
        is_confirmed, appointment_date, time_slot, team, series_id, series_day, series_slot, series_team)
      select gen_random_uuid(), visit.reference, ${customer.locale}, ${at}::timestamptz, ${at}::timestamptz,
        ${customer.name}, ${customer.company ?? customer.name}, ${customer.email}, ${customer.phone}::text, ${service},
        ${frequency}, ${place.squareMeters}::int, ${place.specialRequests}::text, ${place.straat}::text,
        ${place.postcode}::text, ${place.plaats}::text, ${after.hours}::int, ${after.price}::numeric, 'confirmed', true,
        visit.day, ${after.slot}, ${after.team}::int, changed.id, visit.day, ${after.slot}, ${after.team}::int
      from changed, (select count(*) from gone) as freed,
        jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as visit (reference text, day date)
      order by visit.day
      returning *
    ), listed as (
      ${insertRequests(appointmentForm, sql`stored`, reference)}
    ), planned as (
      insert into request_events (reference, user_id, kind, created_at)
      select reference, ${userId}::int, 'visit-planned', ${at}::timestamptz from stored
    ), event as (
      ${insertEvent({ ...entry, event: { kind: `series-${change.kind}`, detail: describe(change) } }, isStored)}
    ), logged as (
      ${insertAudit({ ...entry, action: `series.${change.kind}`, detail: { reference } }, isStored)}
    ), ${insertMails({ reference, createdAt: at, mails }, sql`changed`)}
    select ${isStored} as is_stored`;
}

/**
 * Locks the series, if it is as the user saw it, and then the kept and the removed visits, except
 * those that changed after they were read. The statement does not see concurrent changes, but
 * `locked` waits for them and checks its conditions again. The version of a row is its `xmin`.
 */
function lockSeries({ before, planned }: SeriesChange) {
  const visits = existingVisits(planned).map(({ reference, sequence }) => ({ reference, sequence }));
  return sql`
    held as (
      select from series where id = ${before?.id ?? null} and sequence = ${before?.sequence ?? null} for update
    ), seen as materialized (
      select reference, sequence, requests.xmin as version from requests join appointments using (reference)
      join jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as visit (reference text, sequence int) using (reference, sequence)
    ), locked as (
      select from appointments join requests using (reference) join seen using (reference, sequence)
      where requests.xmin = seen.version and exists (select from held) order by reference for update of appointments, requests
    )`;
}

/**
 * Moves what the customer and colleagues wrote about removed visits to the request of the series,
 * so that the cascade does not delete it. That request waits for an answer if one of those visits
 * did. Mails move too, and daily digests that name such a visit are emptied, so that nothing is
 * left when the person is erased.
 */
function keepCorrespondence(reference: string, at: Date) {
  const kinds = [...Object.values<string>(customerMails), 'note', 'reply'];
  return sql`
    moved as (
      update request_events set reference = ${reference}
      where kind in (${sql.join(kinds)}) and id in (
        select min(id) from request_events where reference in (select reference from gone)
        group by coalesce(detail ->> 'messageId', id::text)
      ) and not exists (
        select from request_events as own
        where own.reference = ${reference} and own.detail ->> 'messageId' = request_events.detail ->> 'messageId')
    ), digests as (
      ${emptyDigests(sql`select reference from gone`, at)}
    ), mailed as (
      update outbox set reference = ${reference} where reference in (select reference from gone)
    ), unanswered as (
      select max(customer_wrote_at) as at from requests where reference in (select reference from gone)
    ), brought_back as (
      update requests set customer_wrote_at = greatest(customer_wrote_at, unanswered.at),
        sort_at = case when waits_from <= ${at} then sort_at else least(sort_at, ${at}) end
      from unanswered where requests.reference = ${reference} and unanswered.at is not null
    )`;
}

function existingVisits({ kept, gone }: Planned): OwnVisit[] {
  return [...kept, ...gone];
}

function writeSeries({ customer, before, after, planned }: SeriesChange, at: Date) {
  const { rule, firstDay, slot, hours, team, price } = after;
  return before
    ? sql`
      update series set rule = ${rule}, first_day = ${firstDay}::date, time_slot = ${slot}, hours = ${hours}::int,
        team = ${team}::int, price = ${price}::numeric, sequence = sequence + 1, updated_at = ${at}
      where id = ${before.id} and sequence = ${before.sequence}
        and (select count(*) from locked) = ${existingVisits(planned).length}
      returning id`
    : sql`
      insert into series (reference, rule, first_day, time_slot, hours, team, price, created_at, updated_at)
      select reference, ${rule}, ${firstDay}::date, ${slot}, ${hours}::int, ${team}::int, ${price}::numeric, ${at}, ${at}
      from requests where reference = ${customer.reference} and status in ('won', 'confirmed', 'completed')
        and (kind <> 'appointment' or exists (
          select from appointments where reference = ${customer.reference} and cancel_at is null for share))
      for share
      on conflict (reference) do nothing
      returning id`;
}

function describe({ after, from, planned }: SeriesChange) {
  const { rule, slot, team, price } = after;
  const { days, kept, gone } = planned;
  const visits = days.length + kept.length;
  // Omits the reasons, because the reason of a closure may name a colleague.
  const skipped = planned.skipped.map(({ day }) => ({ day }));
  return { from, rule, slot, team, price, visits, gone: gone.length, skipped };
}
