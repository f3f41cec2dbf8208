import { callbackForm } from '#server/forms/callback.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { submissionHandler } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Takes the request to be called back. */
export default endpoint(submissionHandler(callbackForm));

export const config: Config = { path: '/api/callback' };
