import { endpoint } from '#server/app/endpoint.ts';
import { handleLogin } from '#server/accounts/login.ts';
import type { Config } from '@netlify/functions';

/**
 * Accepts a username and a password: JSON from the island, or a form post from a page without
 * JavaScript.
 */
export default endpoint(handleLogin);

export const config: Config = { path: '/api/login' };
