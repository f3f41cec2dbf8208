/** Finds the rows around a request in a view of the list. */
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import {
  isOnSide,
  orderOf,
  selectRequests,
  selectView,
  selectVisible,
  toRow,
  withColumns,
  type Viewer,
} from '#server/staff/queue/list.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { parseQueueView, type Neighbours, type QueueView } from '#contracts/staff/queue.ts';
import { listParameter, type RequestView } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

/**
 * The number of rows before the request, and of rows from the request on. They fill a large screen,
 * and the request remains visible on a small one.
 */
const rowsBefore = 3;
const rowsFrom = 25;

/**
 * Finds the neighbours by the position that the request had when it was read, even if it has left
 * the view since.
 */
export async function findNeighbours(
  services: Pick<Services, 'db' | 'now'>,
  view: QueueView,
  viewer: Viewer,
  { reference, positions }: Pick<RequestView, 'positions' | 'reference'>,
): Promise<Neighbours> {
  const at = positions[orderOf(view).column];
  const here = { ...view, after: { at, reference } };
  const [before, from, counts] = await Promise.all([
    selectRequests(services, here, viewer, { limit: rowsBefore, side: 'before' }).execute(),
    selectRequests(services, here, viewer, { limit: rowsFrom, side: 'from' }).execute(),
    selectView(services, view, viewer)
      .select(sql<number>`count(*)::int`.as('total'))
      .select(sql<number>`(count(*) filter (where ${isOnSide('before', here)}))::int`.as('before'))
      .select(sql<boolean>`coalesce(bool_or(requests.reference = ${reference}), false)`.as('isListed'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    view,
    rows: [...before.toReversed(), ...from].map(toRow),
    place: counts.isListed ? counts.before + 1 : undefined,
    total: counts.total,
    previous: before[0]?.reference,
    next: from.find((row) => row.reference !== reference)?.reference,
  };
}

/**
 * Finds the rows to show beside a request: its neighbours in the list, or, for a booking that was
 * not opened from the list but from the calendar or a mail, the bookings of its day.
 */
export async function findBeside(
  { services, session, url }: StaffVisit,
  request: RequestView,
): Promise<Neighbours> {
  const list = await findNeighbours(services, parseQueueView(url.searchParams), session, request);
  const isOfDay = request.kind === 'appointment' && !url.searchParams.has(listParameter);
  return isOfDay ? { ...list, ...(await findInDay(services.db, session, request)) } : list;
}

/** Undefined for a booking that is not in the calendar. */
async function findInDay(
  db: Database,
  { role }: Viewer,
  { reference }: RequestView,
): Promise<Omit<Neighbours, 'view'> | undefined> {
  const own = db.selectFrom('appointments').select('appointmentDate').where('reference', '=', reference);
  const stored = await withColumns(selectVisible(db, role))
    .innerJoin('appointments', 'appointments.reference', 'requests.reference')
    .select('appointments.appointmentDate as day')
    .where('appointments.appointmentDate', '=', own)
    .where('appointments.team', 'is not', null)
    .where('appointments.status', '<>', 'cancelled')
    .where('appointments.quarantineReasons', '=', sql<string[]>`'{}'`)
    .orderBy('appointments.timeSlot')
    .orderBy('appointments.team')
    .execute();
  const index = stored.findIndex((row) => row.reference === reference);
  if (index === -1) return undefined;
  const [previous, next] = [stored[index - 1]?.reference, stored[index + 1]?.reference];
  const rows = stored.map(toRow);
  return { day: stored[index]?.day, rows, place: index + 1, total: rows.length, previous, next };
}
