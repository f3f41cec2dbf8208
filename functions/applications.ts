import { applicationForm } from '#server/application.ts';
import { endpoint } from '#server/endpoint.ts';
import { handleSubmission } from '#server/submission-endpoint.ts';
import type { Config } from '@netlify/functions';

/** Takes the job application. */
export default endpoint((services, request, context) =>
  handleSubmission(applicationForm, services, request, context),
);

export const config: Config = { path: '/api/applications' };
