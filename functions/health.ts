import { showHealth } from '#server/health/endpoint.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import type { Config } from '@netlify/functions';

/** Reports the health of the site to a monitor. */
export default endpoint(byMethod({ GET: showHealth }));

export const config: Config = { path: '/api/health' };
