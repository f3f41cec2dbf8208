import { endpoint } from '#server/http/endpoint.ts';
import { newsletterPage } from '#server/newsletter/page.ts';
import type { Config } from '@netlify/functions';

/** Asks a subscriber to confirm, and puts them on the list. */
export default endpoint(newsletterPage('confirm'));

export const config: Config = { path: '/api/newsletter/confirm' };
