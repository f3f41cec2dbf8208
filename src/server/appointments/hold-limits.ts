/**
 * Limits on holds per e-mail address, network and day. A stranger can book under any e-mail
 * address, so an unconfirmed hold counts for its address only within the same network. A telephone
 * number has no limit, because visitors do not prove that it is theirs.
 */
import { bookingLimits } from '#domain/booking-limits.ts';
import { dayAt } from '#domain/local-days.ts';
import { visitorNetworks } from '#domain/internet-address.ts';
import { firstFreeTeam, isHeld, type Wanted } from '#server/appointments/times.ts';
import type { Database } from '#server/database/database.ts';
import type { Allocation, Sender } from '#server/forms/form.ts';
import { sign } from '#server/crypto/signatures.ts';
import type { Appointment } from '#contracts/appointment.ts';
import { sql, type RawBuilder } from 'kysely';

type Booking = Pick<Appointment, 'appointmentDate' | 'email' | 'timeSlot'>;

/**
 * SQL condition of holds that the visitor has not confirmed yet. The partial indexes have the same
 * predicate.
 */
export const isUnanswered = sql<boolean>`status = 'pending' and team is not null and hold_until is not null`;

/**
 * SQL condition of holds that await the company's confirmation, whether or not the visitor has
 * confirmed them.
 */
const isPending = sql<boolean>`status = 'pending' and team is not null`;

/**
 * The limit that a booking has reached. `pending` is the limit per network of bookings that await
 * the company's confirmation.
 */
export type ReachedLimit = 'address' | 'network' | 'pending' | 'day';

interface Limit {
  name: ReachedLimit;
  /**
   * The column that numbers the rows, with a unique index. Without such a column, concurrent
   * bookings may exceed the limit.
   */
  place?: string;
  /** SQL condition of the rows that the limit applies to. */
  rows: RawBuilder<unknown>;
  /** Further condition of the rows that count. */
  counted?: RawBuilder<unknown>;
  max: number;
  /** True for a limit that applies to confirmed holds too. */
  coversAnswered?: boolean;
}

/**
 * Returns the columns and the query that allocate a free team, and a numbered place under each
 * limit with a `place`. The unique index accepts only one of two concurrent bookings that take the
 * same place.
 */
export function allocateHold(booking: Booking, sender: Sender): Allocation {
  return allocate(booking, sender, listLimits(booking, sender));
}

function allocate(booking: Booking, sender: Sender, limits: Limit[], wanted: Wanted = {}): Allocation {
  const { appointmentDate: day, timeSlot: slot } = booking;
  const { network, site } = digestNetworks(sender);
  const numbered = limits.flatMap(({ place, rows }) => (place ? [{ place, rows }] : []));
  const places = numbered.map((limit) => sql`(${firstPlace(limit)}) as ${sql.ref(limit.place)}`);
  return {
    columns: ['team', 'holdNetwork', 'holdSite', ...numbered.map(({ place }) => place)],
    query: sql`
      select free.team, ${network.key}::text as hold_network, ${site.key}::text as hold_site, ${sql.join(places)}
      from (${firstFreeTeam({ day, slot, ...wanted })}) as free
      where ${sql.join(limits.map(isWithin), sql` and `)}`,
  };
}

/**
 * Returns the query and the assignments that allocate an expired hold again: a team, and places
 * under the limits that also apply to confirmed holds. The assignments read the row of the query as
 * `free`.
 */
export function allocateAgain(
  { email, hours, reference }: { email: string; hours: number; reference: string },
  { day, slot }: { day: string; slot: Appointment['timeSlot'] },
  sender: Sender,
): { query: RawBuilder<unknown>; assignments: RawBuilder<unknown> } {
  const booking = { email, appointmentDate: day, timeSlot: slot };
  const { query, columns } = allocate(booking, sender, limitsOfAnswered(booking, sender), {
    hours,
    reference,
  });
  const assign = (column: string) => sql`${sql.ref(column)} = ${sql.ref(`free.${column}`)}`;
  return { query, assignments: sql.join(columns.map(assign)) };
}

/** Returns the first limit that a new booking has reached, if any. */
export function findReachedLimit(
  db: Database,
  booking: Booking,
  sender: Sender,
): Promise<ReachedLimit | undefined> {
  return findReached(db, listLimits(booking, sender));
}

/** True when a booking has reached a limit that also applies to confirmed holds. */
export async function hasReachedLimit(db: Database, booking: Booking, sender: Sender): Promise<boolean> {
  return (await findReached(db, limitsOfAnswered(booking, sender))) !== undefined;
}

/**
 * True when a network has reached the limit of pending appointments on a day: the network that
 * booked the appointment or, if that was erased, the network of the sender.
 */
export async function isDayLimitReached(
  db: Database,
  { reference, day }: { reference: string; day: string },
  sender: Pick<Sender, 'address' | 'appSecret'>,
): Promise<boolean> {
  const { network } = digestNetworks(sender);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from appointments
    where hold_network = coalesce((select hold_network from appointments where reference = ${reference}), ${network.key})
    and appointment_date = ${day}::date and ${isPending}`.execute(db);
  return (rows[0]?.count ?? 0) >= bookingLimits.pendingOfNetworkDay;
}

async function findReached(db: Database, limits: Limit[]): Promise<ReachedLimit | undefined> {
  const reached = limits.map((limit) => sql`select ${limit.name}::text as name where not ${isWithin(limit)}`);
  const { rows } = await sql<{ name: ReachedLimit }>`${sql.join(reached, sql` union all `)}`.execute(db);
  return rows[0]?.name;
}

function limitsOfAnswered(booking: Booking, sender: Sender): Limit[] {
  return listLimits(booking, sender).filter(({ coversAnswered }) => coversAnswered);
}

function listLimits({ email, appointmentDate: day }: Booking, sender: Sender): Limit[] {
  const { network, site } = digestNetworks(sender);
  const today = dayAt(sender.now);
  const isOfNetwork = { name: 'network', max: bookingLimits.unansweredOfNetwork } as const;
  return [
    {
      name: 'address',
      place: 'emailPlace',
      rows: sql`lower(email) = lower(${email}) and ${isHeld}`,
      counted: sql`appointment_date >= ${today}::date and series_id is null and (hold_site = ${site.key} or not (${isUnanswered}))`,
      max: bookingLimits.held,
      coversAnswered: true,
    },
    { ...isOfNetwork, place: 'networkPlace', rows: sql`hold_network = ${network.key} and ${isUnanswered}` },
    {
      ...isOfNetwork,
      place: 'sitePlace',
      rows: sql`hold_site = ${site.key} and ${isUnanswered}`,
      max: isOfNetwork.max * site.visitors,
    },
    {
      name: 'day',
      rows: sql`hold_network = ${network.key} and appointment_date = ${day}::date and ${isUnanswered}`,
      max: bookingLimits.unansweredOfNetworkDay,
    },
    {
      name: 'day',
      rows: sql`hold_site = ${site.key} and appointment_date = ${day}::date and ${isUnanswered}`,
      max: bookingLimits.unansweredOfNetworkDay * site.visitors,
    },
    {
      name: 'day',
      rows: sql`hold_network = ${network.key} and appointment_date = ${day}::date and ${isPending}`,
      max: bookingLimits.pendingOfNetworkDay,
      coversAnswered: true,
    },
    {
      name: 'pending',
      rows: sql`hold_network = ${network.key} and ${isPending} and appointment_date >= ${today}::date`,
      max: bookingLimits.pendingOfNetwork,
      coversAnswered: true,
    },
    {
      name: 'pending',
      rows: sql`hold_site = ${site.key} and ${isPending} and appointment_date >= ${today}::date`,
      max: bookingLimits.pendingOfNetwork * site.visitors,
      coversAnswered: true,
    },
    {
      name: 'day',
      place: 'dayPlace',
      rows: sql`appointment_date = ${day}::date and ${isUnanswered}`,
      // Applies only to networks with an unconfirmed hold, so that bots cannot close a day for all.
      counted: sql`exists (select from appointments as own where hold_site = ${site.key} and ${isUnanswered})`,
      max: bookingLimits.unansweredOfDay,
    },
  ];
}

function isWithin({ rows, counted = sql`true`, max }: Limit): RawBuilder<boolean> {
  return sql`(select count(*) from appointments where ${rows} and ${counted}) < ${max}`;
}

function firstPlace({ rows, place }: { rows: RawBuilder<unknown>; place: string }): RawBuilder<unknown> {
  const taken = sql`select ${sql.ref(place)} from appointments where ${rows} and ${sql.ref(place)} is not null`;
  return sql`
    select min(numbers.place)
    from generate_series(1, (select count(*)::int + 1 from appointments where ${rows})) as numbers (place)
    where numbers.place not in (${taken})`;
}

/**
 * SQL assignments that count a hold for the sender's network if the network of the booking was
 * erased.
 */
export function countForNetwork(sender: Pick<Sender, 'address' | 'appSecret'>): RawBuilder<unknown> {
  const { network, site } = digestNetworks(sender);
  return sql`
    hold_network = coalesce(hold_network, ${network.key}::text), hold_site = coalesce(hold_site, ${site.key}::text)`;
}

/**
 * Returns keyed digests of the networks of the sender: the /64 (`network`) and the /48 (`site`) of
 * IPv6, or the IPv4 address as both. Unlike those for rate limits, they do not depend on the day,
 * because a hold may last overnight.
 */
function digestNetworks({ address, appSecret }: Pick<Sender, 'address' | 'appSecret'>) {
  const digests = visitorNetworks(address).map(({ network, visitors }) => ({
    key: sign(appSecret, 'hold', [network]),
    visitors,
  }));
  const [network = { key: '', visitors: 1 }, site = network] = digests;
  return { network, site };
}
