import { endpoint } from '#server/app/endpoint.ts';
import { sitelinks } from '#server/tools/sitelinks.ts';
import { toolData } from '#server/tools/staff-endpoint.ts';
import type { Config } from '@netlify/functions';

/** Gives staff the suggested links under the search advertisement. */
export default endpoint(toolData(() => sitelinks));

export const config: Config = { path: '/api/sitelinks' };
