import { endpoint } from '#server/app/endpoint.ts';
import { showSession } from '#server/accounts/login.ts';
import type { Config } from '@netlify/functions';

/** Returns the user of the session; responds with 401 without a session. */
export default endpoint({ GET: showSession });

export const config: Config = { path: '/api/session' };
