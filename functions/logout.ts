import { endpoint } from '#server/app/endpoint.ts';
import { handleLogout } from '#server/accounts/login.ts';
import type { Config } from '@netlify/functions';

/** Ends the session. */
export default endpoint({ POST: handleLogout });

export const config: Config = { path: '/api/logout' };
