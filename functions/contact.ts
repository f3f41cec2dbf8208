import { contactForm } from '#server/forms/contact.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { handleSubmission } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Takes the quote request: JSON from the island, or a form post from a page without JavaScript. */
export default endpoint((services, request, context) =>
  handleSubmission(contactForm, services, request, context),
);

// Netlify reads this without running it, so the path is written out. Without a list of methods it
// calls the function for each, which answers a wrong one with 405.
export const config: Config = { path: '/api/contact' };
