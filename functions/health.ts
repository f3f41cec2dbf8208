import { showHealth } from '#server/health/endpoint.ts';
import { byMethod, endpoint } from '#server/http/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Tells a monitor whether the site does its work. */
export default endpoint(byMethod({ GET: showHealth }));

export const config: Config = { path: '/api/health' };
