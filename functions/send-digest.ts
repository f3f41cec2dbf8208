import { sendDigest } from '#server/staff/digest/digest.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/**
 * Tells the company each working morning at half past seven what has waited longer than promised.
 */
export default scheduled('send-digest', sendDigest);

// Half past seven in Amsterdam is 05:30 UTC in summer and 06:30 UTC in winter; the digest itself
// knows which of them it is.
export const config: Config = { schedule: '30 5,6 * * 1-5' };
