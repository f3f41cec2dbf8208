import { receiveMail } from '#server/inbox/receive.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Brings customers' answers by mail to their requests, each five minutes. */
export default scheduled('receive-mail', receiveMail, { isFrequent: true });

export const config: Config = { schedule: '*/5 * * * *' };
