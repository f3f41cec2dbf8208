import { applicationForm } from '#server/forms/application.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { submissionHandler } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Takes the job application. */
export default endpoint(submissionHandler(applicationForm));

export const config: Config = { path: '/api/applications' };
