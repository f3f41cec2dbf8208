import { endpoint } from '#server/app/endpoint.ts';
import { listCaseStudies } from '#server/published/published.ts';
import { listing } from '#server/published/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Lists the published case studies. */
export default endpoint({ GET: listing('case-studies', listCaseStudies) });

export const config: Config = { path: '/api/case-studies' };
