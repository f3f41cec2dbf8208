import { endCancellations } from '#server/appointments/changes.ts';
import { watchHealth } from '#server/health/watch.ts';
import { scheduled } from '#server/http/scheduled.ts';
import type { Config } from '@netlify/functions';

/**
 * Delivers each minute the mails that were not delivered right after their submission, cancels the
 * appointments whose visitors did not take that back, and tells the administrator when something
 * stands still: also when it is the work before that cannot be done.
 */
export default scheduled(
  'deliver-mail',
  async (services) => {
    await services.deliverMail();
    try {
      await endCancellations(services);
    } finally {
      await watchHealth(services);
    }
  },
  { isFrequent: true },
);

export const config: Config = { schedule: '* * * * *' };
