import { byMethod, endpoint } from '#server/http/endpoint.ts';
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
    '/contact', '/terugbellen', '/vacatures', '/testimonials', '/login',
    '/en/contact', '/en/callback', '/en/careers', '/en/testimonials', '/en/login',
    '/es/contacto', '/es/llamada', '/es/empleo', '/es/opiniones', '/es/login',
    '/de/kontakt', '/de/rueckruf', '/de/karriere', '/de/kundenstimmen', '/de/login',
    '/fr/contact', '/fr/rappel', '/fr/emplois', '/fr/temoignages', '/fr/login',
    '/ar/contact', '/ar/callback', '/ar/careers', '/ar/testimonials', '/ar/login',
  ],
} satisfies Config;
