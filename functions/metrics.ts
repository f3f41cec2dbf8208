import { byMethod, endpoint } from '#server/http/endpoint.ts';
import { showMetrics } from '#server/metrics/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Tells Prometheus how the site does. */
export default endpoint(byMethod({ GET: showMetrics }));

export const config: Config = { path: '/api/metrics' };
