import { byMethod, endpoint } from '#server/http/endpoint.ts';
import { handleLogout } from '#server/accounts/login.ts';
import type { Config } from '@netlify/functions';

/** Ends the session. */
export default endpoint(byMethod({ POST: handleLogout }));

export const config: Config = { path: '/api/logout' };
