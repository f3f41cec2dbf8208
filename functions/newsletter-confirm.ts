import { endpoint } from '#server/app/endpoint.ts';
import { newsletterAction } from '#server/newsletter/actions.ts';
import type { Config } from '@netlify/functions';

/** Confirms a newsletter subscription. */
export default endpoint(newsletterAction('confirm'));

export const config: Config = { path: '/api/newsletter/confirm' };
