/** The scheduled functions, and when each of them last did its work. */
import type { Database } from '#server/database/database.ts';

/** By the name of the function: how many minutes after its last success it is late. */
export const schedules = {
  'apply-retention': 26 * 60,
  'deliver-mail': 20,
  'publish-changes': 35,
  'receive-mail': 40,
  'release-holds': 130,
  // From Friday to Monday.
  'send-digest': 73 * 60,
} as const;

export type ScheduleName = keyof typeof schedules;

/** Writes down that it has done its work. */
export async function recordRun(db: Database, name: ScheduleName, ranAt: Date): Promise<void> {
  await db
    .insertInto('scheduleRuns')
    .values({ name, ranAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ranAt }))
    .execute();
}
