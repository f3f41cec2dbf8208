import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import { postToPage } from '#server/pages/pages.ts';
import type { Config } from '@netlify/functions';

/** Takes the forms that are posted without JavaScript to the pages that hold them. */
export default endpoint(byMethod({ POST: postToPage }));

// For GET these pages are files. Netlify reads this without running it, so they are written out, a
// language a line.
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
