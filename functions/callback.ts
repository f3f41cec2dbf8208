import { callbackForm } from '#server/forms/callback.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { handleSubmission } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Accepts callback requests. */
export default endpoint(handleSubmission(callbackForm));

export const config: Config = { path: '/api/callback' };
