/** Finds the origin of a series: a quote request that was won, or a booking that was confirmed. */
import type { Role } from '#domain/roles.ts';
import { isAllowed, scopes } from '#domain/staff/permissions.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import { findAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import type { Database } from '#server/database/database.ts';
import { serviceIds, services } from '#services';
import type { Appointment } from '#contracts/appointment.ts';
import type { RequestPage, RequestView } from '#contracts/staff/request.ts';
import { seriesPath } from '#contracts/staff/series.ts';

export interface Source {
  /** Undefined for a service that cannot be booked. */
  service: Appointment['service'] | undefined;
  /** The agreed price of a visit, if any. */
  price: number | null;
  booking?: Pick<StoredAppointment, 'day' | 'slot' | 'hours' | 'team' | 'frequency' | 'status' | 'cancelAt'>;
}

type SourceRequest = Pick<RequestView, 'kind' | 'reference' | 'status'>;

/**
 * Finds the origin of a series that a request can start; undefined when it cannot start one, for
 * example because it is a visit of another series.
 */
export async function findSource(db: Database, request: SourceRequest): Promise<Source | undefined> {
  const { kind, reference, status } = request;
  if (kind === 'contact' && status === 'won') return readQuote(db, reference);
  if (kind !== 'appointment' || (status !== 'confirmed' && status !== 'completed')) return undefined;
  const booking = await findAppointment(db, reference);
  if (!booking || booking.seriesId !== null) return undefined;
  const { service, price } = booking;
  return { service, price, booking };
}

async function readQuote(db: Database, reference: string): Promise<Source> {
  const quote = await db
    .selectFrom('contactRequests')
    .select(['service', 'quoteAmount', 'quoteUnit'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const id = serviceIds.find((each) => services[each].quote === quote?.service);
  const price = quote?.quoteUnit === 'visit' ? quote.quoteAmount : null;
  return { service: id && services[id].booking, price };
}

/**
 * Finds the page of the series that a request belongs to or can start; undefined when there is
 * none, or none that the role may see.
 */
export async function findSeriesLink(
  db: Database,
  request: SourceRequest,
  role: Role,
): Promise<RequestPage['series']> {
  if (!isAllowed(role, 'bookings.change')) return undefined;
  const origin = await db
    .selectFrom('series')
    .innerJoin('requests', 'requests.reference', 'series.reference')
    .leftJoin('appointments', (join) =>
      join
        .onRef('appointments.seriesId', '=', 'series.id')
        .on('appointments.reference', '=', request.reference),
    )
    .select(['series.reference', 'requests.kind'])
    .where((eb) =>
      eb.or([
        eb('series.reference', '=', request.reference),
        eb('appointments.reference', '=', request.reference),
      ]),
    )
    .executeTakeFirst();
  if (!origin) {
    const isPossible = (await findSource(db, request)) !== undefined;
    return isPossible ? { path: seriesPath(request.reference), isMade: false } : undefined;
  }
  const isVisible = scopes[role].kinds.includes(origin.kind as RequestKind);
  return isVisible ? { path: seriesPath(origin.reference), isMade: true } : undefined;
}
