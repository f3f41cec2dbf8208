import { endpoint } from '#server/app/endpoint.ts';
import { postToPage, showPage } from '#server/pages/pages.ts';
import type { Config } from '@netlify/functions';

/** Renders on-demand pages and handles the forms on them. */
export default endpoint({ GET: showPage, POST: postToPage });

// Netlify parses `config` statically, so the paths are literals, one line per language.
export const config = {
  // prettier-ignore
  path: [
    '/bedankt', '/nieuwsbrief', '/afspraak/beheren', '/afspraak', '/zoeken', '/prijs', '/contact', '/login/tweede-stap',
    '/en/thank-you', '/en/newsletter', '/en/appointment/manage', '/en/appointment', '/en/search', '/en/price', '/en/contact', '/en/login/second-step',
    '/es/gracias', '/es/boletin', '/es/cita/gestionar', '/es/cita', '/es/buscar', '/es/precio', '/es/contacto', '/es/login/segundo-paso',
    '/de/danke', '/de/newsletter', '/de/termin/verwalten', '/de/termin', '/de/suche', '/de/preis', '/de/kontakt', '/de/login/zweiter-schritt',
    '/fr/merci', '/fr/lettre-d-information', '/fr/rendez-vous/gerer', '/fr/rendez-vous', '/fr/recherche', '/fr/prix', '/fr/contact', '/fr/login/deuxieme-etape',
    '/ar/thank-you', '/ar/newsletter', '/ar/appointment/manage', '/ar/appointment', '/ar/search', '/ar/price', '/ar/contact', '/ar/login/second-step',
  ],
} satisfies Config;
