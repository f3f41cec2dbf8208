import { byMethod, endpoint } from '#server/http/endpoint.ts';
import { postToPage, showPage } from '#server/pages/pages.ts';
import type { Config } from '@netlify/functions';

/** Renders the pages that differ per visitor, and takes what their forms post. */
export default endpoint(byMethod({ GET: showPage, POST: postToPage }));

// Netlify reads this without running it, so the addresses of the route table are written out.
export const config: Config = {
  path: [
    '/bedankt',
    '/en/thank-you',
    '/es/gracias',
    '/de/danke',
    '/fr/merci',
    '/ar/thank-you',
    '/nieuwsbrief',
    '/en/newsletter',
    '/es/boletin',
    '/de/newsletter',
    '/fr/lettre-d-information',
    '/ar/newsletter',
    '/afspraak/beheren',
    '/en/appointment/manage',
    '/es/cita/gestionar',
    '/de/termin/verwalten',
    '/fr/rendez-vous/gerer',
    '/ar/appointment/manage',
    '/afspraak',
    '/en/appointment',
    '/es/cita',
    '/de/termin',
    '/fr/rendez-vous',
    '/ar/appointment',
  ],
};
