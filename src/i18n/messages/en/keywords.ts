import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const keywords = {
  home: 'cleaning company Utrecht, commercial cleaning, office cleaning',
  services:
    'cleaning services, commercial cleaning, office cleaning, pharmacy cleaning, care centre cleaning',
  ...namesById(serviceNames, 'keywords'),
  about: 'about {brand}, cleaning company Utrecht, certified cleaning company, regular cleaning teams',
  contact: 'cleaning quote, free quote, contact a cleaning company, call a cleaning company',
  blog: 'cleaning advice, cleaning blog, office hygiene, cleaning in healthcare',
  vacancies: 'cleaning jobs, cleaner wanted, careers in cleaning, speculative application',
  testimonials: 'cleaning company reviews, client reviews, clients about {brand}',
  appointment: 'book cleaning, cleaning appointment, online booking, schedule a clean',
  callback: 'callback request, call me back, contact a cleaning company',
  price: 'cleaning cost, office cleaning price, cleaning price per m², commercial cleaning rates',
  search: 'search, find cleaning services',
  privacy: 'privacy statement, personal data, GDPR',
  terms: 'terms and conditions, cleaning contract, notice period',
  cookies: 'cookies, cookie preferences, consent',
  sitemap: 'sitemap, all pages',
} satisfies TextsOf<'keywords'>;
