import { endpoint } from '#server/app/endpoint.ts';
import { handleNewsletter } from '#server/newsletter/newsletter.ts';
import type { Config } from '@netlify/functions';

/** Accepts newsletter subscriptions. */
export default endpoint(handleNewsletter);

export const config: Config = { path: '/api/newsletter' };
