import { byMethod, endpoint } from '#server/endpoint.ts';
import { showSession } from '#server/login.ts';
import type { Config } from '@netlify/functions';

/** Tells who is logged in. */
export default endpoint(byMethod({ GET: showSession }));

export const config: Config = { path: '/api/session' };
