import { endpoint } from '#server/app/endpoint.ts';
import { newsletterAction } from '#server/newsletter/actions.ts';
import type { Config } from '@netlify/functions';

/** Unsubscribes by the one-click button of a mail program (RFC 8058). */
export default endpoint(newsletterAction('unsubscribe'));

export const config: Config = { path: '/api/newsletter/unsubscribe' };
