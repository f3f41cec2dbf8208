/** Keywords of each page, separated by commas. They are only in the metadata of the page. */
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const keywords = {
  home: 'schoonmaakbedrijf Utrecht, zakelijke schoonmaak, kantoorschoonmaak',
  services:
    'schoonmaakdiensten, zakelijke schoonmaak, kantoorschoonmaak, apotheekschoonmaak, schoonmaak zorgcentrum',
  ...namesById(serviceNames, 'keywords'),
  about: 'over {brand}, schoonmaakbedrijf Utrecht, gecertificeerd schoonmaakbedrijf, vaste schoonmaakteams',
  contact: 'offerte schoonmaak, gratis offerte, contact schoonmaakbedrijf, schoonmaakbedrijf bellen',
  blog: 'schoonmaaktips, blog schoonmaak, hygiëne op kantoor, schoonmaak in de zorg',
  vacancies: 'vacatures schoonmaak, schoonmaker gezocht, werken in de schoonmaak, open sollicitatie',
  testimonials: 'ervaringen schoonmaakbedrijf, beoordelingen, klanten over {brand}',
  appointment: 'schoonmaak boeken, afspraak schoonmaakbedrijf, online afspraak, schoonmaak inplannen',
  callback: 'terugbelverzoek, bel mij terug, contact schoonmaakbedrijf',
  price: 'kosten schoonmaak, prijs kantoorschoonmaak, schoonmaak prijs per m², uurtarief schoonmaak',
  search: 'zoeken, schoonmaakdiensten vinden',
  privacy: 'privacyverklaring, persoonsgegevens, AVG',
  terms: 'algemene voorwaarden, schoonmaakcontract, opzegtermijn',
  cookies: 'cookies, cookievoorkeuren, toestemming',
  sitemap: 'sitemap, alle pagina’s',
};
