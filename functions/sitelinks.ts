import { endpoint } from '#server/app/endpoint.ts';
import { sitelinks } from '#server/tools/sitelinks.ts';
import { toolData } from '#server/tools/staff-endpoint.ts';
import type { Config } from '@netlify/functions';

/** Returns the suggested sitelinks of the search advertisement, for staff. */
export default endpoint(toolData(() => sitelinks));

export const config: Config = { path: '/api/sitelinks' };
