import { receiveMail } from '#server/inbox/receive.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Adds customers' replies by mail to their requests, every five minutes. */
export default scheduled('receive-mail', receiveMail, { isFrequent: true });

export const config: Config = { schedule: '*/5 * * * *' };
