import { endpoint } from '#server/app/endpoint.ts';
import { handleLogin } from '#server/accounts/login.ts';
import type { Config } from '@netlify/functions';

/**
 * Accepts a username and a password as JSON; `form-pages.ts` accepts form posts without JavaScript.
 */
export default endpoint(handleLogin);

export const config: Config = { path: '/api/login' };
