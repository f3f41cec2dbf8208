import { applicationForm } from '#server/forms/application.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { handleSubmission } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Accepts job applications. */
export default endpoint(handleSubmission(applicationForm));

export const config: Config = { path: '/api/applications' };
