import { endpoint } from '#server/app/endpoint.ts';
import { postToPage } from '#server/pages/pages.ts';
import type { Config } from '@netlify/functions';

/** Handles form posts without JavaScript on prerendered pages. */
export default endpoint({ POST: postToPage });

// Netlify serves a GET of these pages from the prerendered file. It parses `config` statically, so
// the paths are literals, one line per language.
export const config = {
  method: 'POST',
  // prettier-ignore
  path: [
    '/terugbellen', '/vacatures', '/testimonials', '/login',
    '/en/callback', '/en/careers', '/en/testimonials', '/en/login',
    '/es/llamada', '/es/empleo', '/es/opiniones', '/es/login',
    '/de/rueckruf', '/de/karriere', '/de/kundenstimmen', '/de/login',
    '/fr/rappel', '/fr/emplois', '/fr/temoignages', '/fr/login',
    '/ar/callback', '/ar/careers', '/ar/testimonials', '/ar/login',
  ],
} satisfies Config;
