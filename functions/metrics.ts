import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import { showMetrics } from '#server/health/metrics.ts';
import type { Config } from '@netlify/functions';

/** Tells Prometheus how the site does. */
export default endpoint(byMethod({ GET: showMetrics }));

export const config: Config = { path: '/api/metrics' };
