import { endpoint } from '#server/app/endpoint.ts';
import { newsletterAction } from '#server/newsletter/actions.ts';
import type { Config } from '@netlify/functions';

/** Handles the one-click unsubscribe button of mail programs (RFC 8058). */
export default endpoint(newsletterAction('unsubscribe'));

export const config: Config = { path: '/api/newsletter/unsubscribe' };
