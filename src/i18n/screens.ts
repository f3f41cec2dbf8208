/** The site's table of screens: the path of each in every language, with what the sitemap needs. */
import type { Locale } from '#i18n/locales.ts';

type ChangeFrequency = 'daily' | 'weekly' | 'monthly';

interface Screen {
  /** Path without language prefix and without slashes at the ends. */
  paths: Record<Locale, string>;
  /**
   * Absent when the screen is not for search engines: then it is `noindex` and not in the sitemap.
   */
  sitemap?: { priority: number; changefreq: ChangeFrequency };
}

/** One path for every language that has no word of its own for it. */
function samePath(path: string): Record<Locale, string> {
  return { nl: path, en: path, es: path, de: path, fr: path, ar: path };
}

const monthly = (priority: number) => ({ priority, changefreq: 'monthly' as const });
const weekly = (priority: number) => ({ priority, changefreq: 'weekly' as const });
const daily = (priority: number) => ({ priority, changefreq: 'daily' as const });

export const screens = {
  home: { paths: samePath(''), sitemap: weekly(1) },
  services: {
    paths: {
      nl: 'diensten',
      en: 'services',
      es: 'servicios',
      de: 'leistungen',
      fr: 'services',
      ar: 'services',
    },
    sitemap: weekly(0.9),
  },
  pharmacy: {
    paths: {
      nl: 'diensten/apotheek',
      en: 'services/pharmacy',
      es: 'servicios/farmacia',
      de: 'leistungen/apotheke',
      fr: 'services/pharmacie',
      ar: 'services/pharmacy',
    },
    sitemap: monthly(0.8),
  },
  gp: {
    paths: {
      nl: 'diensten/huisarts',
      en: 'services/gp-practice',
      es: 'servicios/consulta-medica',
      de: 'leistungen/arztpraxis',
      fr: 'services/cabinet-medical',
      ar: 'services/gp-practice',
    },
    sitemap: monthly(0.8),
  },
  sme: {
    paths: {
      nl: 'diensten/mkb',
      en: 'services/small-business',
      es: 'servicios/pymes',
      de: 'leistungen/kmu',
      fr: 'services/pme',
      ar: 'services/small-business',
    },
    sitemap: monthly(0.8),
  },
  office: {
    paths: {
      nl: 'diensten/kantoor',
      en: 'services/office',
      es: 'servicios/oficina',
      de: 'leistungen/buero',
      fr: 'services/bureau',
      ar: 'services/office',
    },
    sitemap: monthly(0.8),
  },
  care: {
    paths: {
      nl: 'diensten/zorgcentra',
      en: 'services/care-centre',
      es: 'servicios/centro-asistencial',
      de: 'leistungen/pflegeeinrichtung',
      fr: 'services/etablissement-de-soins',
      ar: 'services/care-centre',
    },
    sitemap: monthly(0.8),
  },
  about: {
    paths: {
      nl: 'over-ons',
      en: 'about',
      es: 'sobre-nosotros',
      de: 'ueber-uns',
      fr: 'a-propos',
      ar: 'about',
    },
    sitemap: monthly(0.7),
  },
  contact: {
    paths: {
      nl: 'contact',
      en: 'contact',
      es: 'contacto',
      de: 'kontakt',
      fr: 'contact',
      ar: 'contact',
    },
    sitemap: weekly(0.9),
  },
  blog: { paths: samePath('blog'), sitemap: daily(0.7) },
  vacancies: {
    paths: {
      nl: 'vacatures',
      en: 'careers',
      es: 'empleo',
      de: 'karriere',
      fr: 'emplois',
      ar: 'careers',
    },
    sitemap: weekly(0.6),
  },
  testimonials: {
    paths: {
      nl: 'testimonials',
      en: 'testimonials',
      es: 'opiniones',
      de: 'kundenstimmen',
      fr: 'temoignages',
      ar: 'testimonials',
    },
    sitemap: weekly(0.6),
  },
  appointment: {
    paths: {
      nl: 'afspraak',
      en: 'appointment',
      es: 'cita',
      de: 'termin',
      fr: 'rendez-vous',
      ar: 'appointment',
    },
    sitemap: daily(0.9),
  },
  callback: {
    paths: {
      nl: 'terugbellen',
      en: 'callback',
      es: 'llamada',
      de: 'rueckruf',
      fr: 'rappel',
      ar: 'callback',
    },
    sitemap: monthly(0.5),
  },
  search: {
    paths: {
      nl: 'zoeken',
      en: 'search',
      es: 'buscar',
      de: 'suche',
      fr: 'recherche',
      ar: 'search',
    },
    sitemap: monthly(0.3),
  },
  privacy: {
    paths: {
      nl: 'privacy',
      en: 'privacy',
      es: 'privacidad',
      de: 'datenschutz',
      fr: 'confidentialite',
      ar: 'privacy',
    },
    sitemap: monthly(0.3),
  },
  terms: {
    paths: {
      nl: 'voorwaarden',
      en: 'terms',
      es: 'condiciones',
      de: 'agb',
      fr: 'conditions',
      ar: 'terms',
    },
    sitemap: monthly(0.3),
  },
  cookies: { paths: samePath('cookies'), sitemap: monthly(0.3) },
  sitemap: {
    paths: {
      nl: 'sitemap',
      en: 'sitemap',
      es: 'mapa-del-sitio',
      de: 'sitemap',
      fr: 'plan-du-site',
      ar: 'sitemap',
    },
    sitemap: monthly(0.3),
  },
  confirmation: {
    paths: {
      nl: 'bedankt',
      en: 'thank-you',
      es: 'gracias',
      de: 'danke',
      fr: 'merci',
      ar: 'thank-you',
    },
  },
  newsletter: {
    paths: {
      nl: 'nieuwsbrief',
      en: 'newsletter',
      es: 'boletin',
      de: 'newsletter',
      fr: 'lettre-d-information',
      ar: 'newsletter',
    },
  },
  manageAppointment: {
    paths: {
      nl: 'afspraak/beheren',
      en: 'appointment/manage',
      es: 'cita/gestionar',
      de: 'termin/verwalten',
      fr: 'rendez-vous/gerer',
      ar: 'appointment/manage',
    },
  },
  login: { paths: samePath('login') },
  analyticsDebug: { paths: samePath('analytics-debug') },
  adsConversion: { paths: samePath('google-ads-conversion') },
  adsHeaders: { paths: samePath('google-ads-headers') },
  notFound: { paths: samePath('404') },
} satisfies Record<string, Screen>;
