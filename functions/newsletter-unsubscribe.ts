import { endpoint } from '#server/http/endpoint.ts';
import { newsletterPage } from '#server/newsletter/page.ts';
import type { Config } from '@netlify/functions';

/** Asks a subscriber whether to unsubscribe, and takes them off the list. */
export default endpoint(newsletterPage('unsubscribe'));

export const config: Config = { path: '/api/newsletter/unsubscribe' };
