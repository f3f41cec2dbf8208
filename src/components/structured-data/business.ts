import type { Thing } from '#components/structured-data/schema.ts';
import { company, type Company } from '#company';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { serviceIds, type ServiceId } from '#services';
import { translator } from '#i18n/translate.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The company with its main properties, for pages that are not about the company itself. */
export const organisation = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#business'),
  name: company.brand,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
} as const satisfies Thing;

/** A reference to the node of the company. Every indexed page has that node. */
export const theCompany = { '@id': organisation['@id'] };

/** The company with all its properties; `image` is the URL of its picture. */
export function business(locale: Locale, image: string): Thing {
  const t = translator(locale);
  return {
    ...organisation,
    '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
    legalName: company.legalName,
    description: t('common.blurb'),
    image,
    telephone: company.phone,
    email: company.email,
    foundingDate: String(company.foundedYear),
    vatID: company.vatNumber,
    ...place(),
    ...terms(),
    aggregateRating: aggregateRating(company),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: t('common.services'),
      itemListElement: serviceIds.map((id) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: nameOf(id, locale), url: serviceUrl(id, locale) },
      })),
    },
  };
}

interface ServiceTexts {
  name: string;
  description: string;
}

/** A service, with the texts of its page. */
export function service(id: ServiceId, locale: Locale, { name, description }: ServiceTexts): Thing {
  return {
    '@type': 'Service',
    '@id': serviceUrl(id, locale, '#service'),
    name: nameOf(id, locale),
    description,
    serviceType: name,
    url: serviceUrl(id, locale),
    provider: theCompany,
    areaServed: provinces(),
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: company.priceFromEuro,
        priceCurrency: company.currenciesAccepted,
        valueAddedTaxIncluded: false,
      },
    },
  };
}

function nameOf(id: ServiceId, locale: Locale): string {
  return translator(locale)(`services.${id}`);
}

function serviceUrl(id: ServiceId, locale: Locale, fragment = ''): string {
  return absoluteUrl(pathTo(id, locale) + fragment);
}

function place() {
  const { street, postalCode, city, region, country } = company.address;
  const geo = { '@type': 'GeoCoordinates', ...company.geo };
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
    geo,
    areaServed: [
      ...provinces(),
      { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: company.serviceArea.radiusMeters },
    ],
    sameAs: [company.businessProfileUrl, ...company.socialProfiles],
  };
}

function provinces() {
  return company.serviceArea.provinces.map((name) => ({ '@type': 'AdministrativeArea', name }));
}

function terms() {
  const { weekdays, opens, closes } = company.openingHours;
  return {
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => dayNames[day - 1]),
      opens,
      closes,
    },
    priceRange: company.priceRange,
    currenciesAccepted: company.currenciesAccepted,
    paymentAccepted: company.paymentMethods.join(', '),
  };
}

/** Returns the rating for search engines; undefined if no source verifies it. */
export function aggregateRating({ rating, ratingSource }: Pick<Company, 'rating' | 'ratingSource'>) {
  if (!ratingSource) return undefined;
  const { value, best, count } = rating;
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    bestRating: best,
    worstRating: 1,
    reviewCount: count,
  };
}
