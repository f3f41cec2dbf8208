/**
 * The site's table of screens: the path of each in every language, with its data for the sitemap.
 */
import { company } from '#company';
import { locales, type Locale } from '#i18n/locales.ts';
import { serviceIds, services, type ServiceId } from '#services';

type ChangeFrequency = 'daily' | 'weekly' | 'monthly';

interface Screen {
  /** Path without language prefix and without leading and trailing slashes. */
  paths: Record<Locale, string>;
  /**
   * Absent when the screen is not for search engines: then it is `noindex` and not in the sitemap.
   */
  sitemap?: { priority: number; changefreq: ChangeFrequency };
}

function samePath(path: string): Record<Locale, string> {
  return { nl: path, en: path, es: path, de: path, fr: path, ar: path };
}

/** Arabic pages have the English slugs, which are easier to type and to share. */
function slugs(paths: Omit<Record<Locale, string>, 'ar'>): Record<Locale, string> {
  return { ...paths, ar: paths.en };
}

const monthly = (priority: number) => ({ priority, changefreq: 'monthly' as const });
const weekly = (priority: number) => ({ priority, changefreq: 'weekly' as const });
const daily = (priority: number) => ({ priority, changefreq: 'daily' as const });

const servicesPaths = slugs({
  nl: 'diensten',
  en: 'services',
  es: 'servicios',
  de: 'leistungen',
  fr: 'services',
});

/** The page of each service, below that of all services. */
const servicePages = Object.fromEntries(
  serviceIds.map((id) => [id, { paths: belowServices(slugs(services[id].slugs)), sitemap: monthly(0.8) }]),
) as Record<ServiceId, Required<Screen>>;

function belowServices(paths: Record<Locale, string>): Record<Locale, string> {
  const entries = locales.map((locale) => [locale, `${servicesPaths[locale]}/${paths[locale]}`]);
  return Object.fromEntries(entries) as Record<Locale, string>;
}

export const screens = {
  home: { paths: samePath(''), sitemap: weekly(1) },
  services: { paths: servicesPaths, sitemap: weekly(0.9) },
  ...servicePages,
  about: {
    paths: slugs({ nl: 'over-ons', en: 'about', es: 'sobre-nosotros', de: 'ueber-uns', fr: 'a-propos' }),
    sitemap: monthly(0.7),
  },
  contact: {
    paths: slugs({ nl: 'contact', en: 'contact', es: 'contacto', de: 'kontakt', fr: 'contact' }),
    sitemap: weekly(0.9),
  },
  blog: { paths: samePath('blog'), sitemap: daily(0.7) },
  vacancies: {
    paths: slugs({ nl: 'vacatures', en: 'careers', es: 'empleo', de: 'karriere', fr: 'emplois' }),
    sitemap: weekly(0.6),
  },
  testimonials: {
    paths: slugs({
      nl: 'testimonials',
      en: 'testimonials',
      es: 'opiniones',
      de: 'kundenstimmen',
      fr: 'temoignages',
    }),
    sitemap: weekly(0.6),
  },
  appointment: {
    paths: slugs({ nl: 'afspraak', en: 'appointment', es: 'cita', de: 'termin', fr: 'rendez-vous' }),
    sitemap: daily(0.9),
  },
  callback: {
    paths: slugs({ nl: 'terugbellen', en: 'callback', es: 'llamada', de: 'rueckruf', fr: 'rappel' }),
    sitemap: monthly(0.5),
  },
  price: {
    paths: slugs({ nl: 'prijs', en: 'price', es: 'precio', de: 'preis', fr: 'prix' }),
    ...(company.priceIndication && { sitemap: monthly(0.8) }),
  },
  search: {
    paths: slugs({ nl: 'zoeken', en: 'search', es: 'buscar', de: 'suche', fr: 'recherche' }),
    sitemap: monthly(0.3),
  },
  privacy: {
    paths: slugs({
      nl: 'privacy',
      en: 'privacy',
      es: 'privacidad',
      de: 'datenschutz',
      fr: 'confidentialite',
    }),
    sitemap: monthly(0.3),
  },
  terms: {
    paths: slugs({ nl: 'voorwaarden', en: 'terms', es: 'condiciones', de: 'agb', fr: 'conditions' }),
    sitemap: monthly(0.3),
  },
  cookies: { paths: samePath('cookies'), sitemap: monthly(0.3) },
  sitemap: {
    paths: slugs({ nl: 'sitemap', en: 'sitemap', es: 'mapa-del-sitio', de: 'sitemap', fr: 'plan-du-site' }),
    sitemap: monthly(0.3),
  },
  confirmation: {
    paths: slugs({ nl: 'bedankt', en: 'thank-you', es: 'gracias', de: 'danke', fr: 'merci' }),
  },
  newsletter: {
    paths: slugs({
      nl: 'nieuwsbrief',
      en: 'newsletter',
      es: 'boletin',
      de: 'newsletter',
      fr: 'lettre-d-information',
    }),
  },
  manageAppointment: {
    paths: slugs({
      nl: 'afspraak/beheren',
      en: 'appointment/manage',
      es: 'cita/gestionar',
      de: 'termin/verwalten',
      fr: 'rendez-vous/gerer',
    }),
  },
  login: { paths: samePath('login') },
  secondFactor: {
    paths: slugs({
      nl: 'login/tweede-stap',
      en: 'login/second-step',
      es: 'login/segundo-paso',
      de: 'login/zweiter-schritt',
      fr: 'login/deuxieme-etape',
    }),
  },
  analyticsDebug: { paths: samePath('analytics-debug') },
  adsConversion: { paths: samePath('google-ads-conversion') },
  adsHeaders: { paths: samePath('google-ads-headers') },
  notFound: { paths: samePath('404') },
} satisfies Record<string, Screen>;
