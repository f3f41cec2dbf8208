import { endpoint } from '#server/app/endpoint.ts';
import { newsletterAction } from '#server/newsletter/actions.ts';
import type { Config } from '@netlify/functions';

/** Unsubscribes in one click of a mail program. */
export default endpoint(newsletterAction('unsubscribe'));

export const config: Config = { path: '/api/newsletter/unsubscribe' };
