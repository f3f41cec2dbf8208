import type { SourceClass } from '#domain/sources.ts';
import { serviceNames } from '#i18n/messages/nl/service-names.ts';
import { namesById } from '#i18n/service-names.ts';

/** The labels of pages by screen. Other pages are shown by their code. */
const pageLabels: Readonly<Record<string, string>> = {
  home: 'Voorpagina',
  services: 'Diensten',
  ...namesById(serviceNames, 'menu'),
  about: 'Over ons',
  contact: 'Offerte aanvragen',
  blog: 'Blog',
  article: 'Een artikel',
  vacancies: 'Vacatures',
  testimonials: 'Ervaringen',
  appointment: 'Afspraak maken',
  callback: 'Terugbellen',
  telephone: 'Telefoon',
};

const referrerLabels: Readonly<Record<SourceClass, string>> = {
  direct: 'Rechtstreeks',
  search: 'Zoekmachine',
  social: 'Sociale media',
  own: 'Onze eigen website',
  other: 'Een andere site',
  telephone: 'Telefoon',
};

const unknown = 'Onbekend';

export function labelOfPage(code: string | null): string {
  return code === null ? unknown : (pageLabels[code] ?? code);
}

export function labelOfReferrer(code: SourceClass | null): string {
  return code === null ? unknown : referrerLabels[code];
}
