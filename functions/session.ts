import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import { showSession } from '#server/accounts/login.ts';
import type { Config } from '@netlify/functions';

/** Returns the user of the session. */
export default endpoint(byMethod({ GET: showSession }));

export const config: Config = { path: '/api/session' };
