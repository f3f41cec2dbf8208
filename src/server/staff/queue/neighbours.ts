/** Finds the rows around a request in a view of the list. */
import type { Services } from '#server/http/services.ts';
import {
  isOnSide,
  orderOf,
  selectRequests,
  selectView,
  toRow,
  type Viewer,
} from '#server/staff/queue/list.ts';
import type { Neighbours, QueueView } from '#contracts/staff/queue.ts';
import type { RequestView } from '#contracts/staff/request.ts';
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
