import { endpoint } from '#server/app/endpoint.ts';
import { newsletterAction } from '#server/newsletter/actions.ts';
import type { Config } from '@netlify/functions';

/** Puts a subscriber on the list. */
export default endpoint(newsletterAction('confirm'));

export const config: Config = { path: '/api/newsletter/confirm' };
