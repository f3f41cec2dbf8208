import { byMethod, endpoint } from '#server/http/endpoint.ts';
import { postToPage } from '#server/pages/pages.ts';
import type { Config } from '@netlify/functions';

/** Takes the forms that are posted without JavaScript to the pages that hold them. */
export default endpoint(byMethod({ POST: postToPage }));

// For GET these pages are files. Netlify reads this without running it, so all are written out.
export const config: Config = {
  method: 'POST',
  path: [
    '/contact',
    '/en/contact',
    '/es/contacto',
    '/de/kontakt',
    '/fr/contact',
    '/ar/contact',
    '/terugbellen',
    '/en/callback',
    '/es/llamada',
    '/de/rueckruf',
    '/fr/rappel',
    '/ar/callback',
    '/vacatures',
    '/en/careers',
    '/es/empleo',
    '/de/karriere',
    '/fr/emplois',
    '/ar/careers',
    '/testimonials',
    '/en/testimonials',
    '/es/opiniones',
    '/de/kundenstimmen',
    '/fr/temoignages',
    '/ar/testimonials',
    '/login',
    '/en/login',
    '/es/login',
    '/de/login',
    '/fr/login',
    '/ar/login',
  ],
};
