import { showHealth } from '#server/health/endpoint.ts';
import { endpoint } from '#server/app/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Reports the health of the site to a monitor. */
export default endpoint({ GET: showHealth });

export const config: Config = { path: '/api/health' };
