import { endpoint } from '#server/app/endpoint.ts';
import { adTexts } from '#server/tools/ad-texts.ts';
import { toolData } from '#server/tools/staff-endpoint.ts';
import type { Config } from '@netlify/functions';

/** Returns the texts of the search advertisement, for staff. */
export default endpoint(toolData(() => adTexts));

export const config: Config = { path: '/api/ad-texts' };
