import { endCancellations } from '#server/appointments/changes.ts';
import { setMailWaiting } from '#server/app/quiet-hours.ts';
import { createHealthWatch } from '#server/health/watch.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

const watchHealth = createHealthWatch();

/**
 * Runs every minute: delivers mails that were not sent right after their submission, executes
 * cancellations that were not undone, and alerts the administrator to problems, including missed
 * runs.
 */
export default scheduled(
  'deliver-mail',
  async (services) => {
    await services.deliverMail();
    try {
      await endCancellations(services);
    } finally {
      const { mail } = await watchHealth(services);
      setMailWaiting(mail.waiting > 0);
    }
  },
  { isFrequent: true },
);

export const config: Config = { schedule: '* * * * *' };
