import { showConfirmation } from '#server/forms/confirmation.ts';
import { endpoint } from '#server/http/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Shows the confirmation page after a form post; the page's own path is rewritten to this one. */
export default endpoint(showConfirmation);

export const config: Config = { path: '/api/confirmation/:locale' };
