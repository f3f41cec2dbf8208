/** The scheduled functions, and when each last succeeded. */
import type { Database } from '#server/database/database.ts';

/** The maximum number of minutes between successful runs, by name of the function. */
export const schedules = {
  'apply-retention': 26 * 60,
  'deliver-mail': 20,
  'publish-changes': 35,
  'receive-mail': 40,
  'release-holds': 130,
  // The digest does not run on Saturdays and Sundays.
  'send-digest': 73 * 60,
} as const;

export type ScheduleName = keyof typeof schedules;

/** Records a successful run. */
export async function recordRun(db: Database, name: ScheduleName, ranAt: Date): Promise<void> {
  await db
    .insertInto('scheduleRuns')
    .values({ name, ranAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ranAt }))
    .execute();
}
