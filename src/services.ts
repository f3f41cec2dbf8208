/**
 * The services with a page each, in the order of display. Menus, pages, forms, prices, checks and
 * redirects are derived from this table: see docs/adding-a-service.md.
 */
import type { Locale } from '#i18n/locales.ts';

interface Service {
  /** Last segment of the page's path. Arabic has the English one: see `src/screens.ts`. */
  slugs: Omit<Record<Locale, string>, 'ar'>;
  /** Values in forms and in the database. They must not change, because rows contain them. */
  quote: string;
  booking: string;
  testimonial: string;
  /** Icon of the service's card; a name in `src/assets/icons.ts`. */
  icon: string;
  /** Drawing beside the service's story; a name in `src/content/pictures/`. */
  storyPicture: string;
}

export const services = {
  pharmacy: {
    slugs: { nl: 'apotheek', en: 'pharmacy', es: 'farmacia', de: 'apotheke', fr: 'pharmacie' },
    quote: 'apotheek',
    booking: 'apotheek',
    testimonial: 'Apotheekschoonmaak',
    icon: 'pill',
    storyPicture: 'zones-apotheek',
  },
  gp: {
    slugs: {
      nl: 'huisarts',
      en: 'gp-practice',
      es: 'consulta-medica',
      de: 'arztpraxis',
      fr: 'cabinet-medical',
    },
    quote: 'huisarts',
    booking: 'huisarts',
    testimonial: 'Huisartsenpraktijk',
    icon: 'stethoscope',
    storyPicture: 'afblijven',
  },
  sme: {
    slugs: { nl: 'mkb', en: 'small-business', es: 'pymes', de: 'kmu', fr: 'pme' },
    quote: 'mkb',
    booking: 'mkb',
    testimonial: 'MKB Schoonmaak',
    icon: 'store',
    storyPicture: 'rondgang',
  },
  office: {
    slugs: { nl: 'kantoor', en: 'office', es: 'oficina', de: 'buero', fr: 'bureau' },
    quote: 'kantoor',
    booking: 'kantoor',
    testimonial: 'Kantoorschoonmaak',
    icon: 'building',
    storyPicture: 'rooster',
  },
  care: {
    slugs: {
      nl: 'zorgcentra',
      en: 'care-centre',
      es: 'centro-asistencial',
      de: 'pflegeeinrichtung',
      fr: 'etablissement-de-soins',
    },
    quote: 'zorgcentrum',
    booking: 'zorgcentra',
    testimonial: 'Zorgcentra',
    icon: 'heart',
    storyPicture: 'contactpunten',
  },
} as const satisfies Record<string, Service>;

export type ServiceId = keyof typeof services;

export const serviceIds = Object.keys(services) as ServiceId[];

/** The forms with a choice of service. */
export type ServiceForm = 'quote' | 'booking' | 'testimonial';

/** The values of the services in a form. */
export type ServiceValue<Form extends ServiceForm> = (typeof services)[ServiceId][Form];

/** The value of each service in a form, in order. */
export function serviceValues<Form extends ServiceForm>(form: Form): ServiceValue<Form>[] {
  return serviceIds.map((id) => services[id][form]);
}
