import { contactForm } from '#server/forms/contact.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { handleSubmission } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Accepts quote requests as JSON; `pages.ts` accepts form posts without JavaScript. */
export default endpoint(handleSubmission(contactForm));

// Netlify parses `config` statically, so the path is a literal. Without a list of methods Netlify
// calls the function for all methods, and the function responds with 405 to unsupported ones.
export const config: Config = { path: '/api/contact' };
