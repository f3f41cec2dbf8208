import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import { handleLogout } from '#server/accounts/login.ts';
import type { Config } from '@netlify/functions';

/** Ends the session. */
export default endpoint(byMethod({ POST: handleLogout }));

export const config: Config = { path: '/api/logout' };
