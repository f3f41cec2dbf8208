import { sendDigest } from '#server/staff/digest.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Mails a list of the overdue requests to the company at half past seven on working days. */
export default scheduled('send-digest', sendDigest);

// Half past seven in Amsterdam is 05:30 UTC in summer and 06:30 UTC in winter; `sendDigest` does
// nothing at the other hour.
export const config: Config = { schedule: '30 5,6 * * 1-5' };
