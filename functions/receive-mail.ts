import { receiveMail } from '#server/inbox/receive.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Every five minutes adds customers' replies by mail to their requests. */
export default scheduled('receive-mail', receiveMail, { isFrequent: true });

export const config: Config = { schedule: '*/5 * * * *' };
