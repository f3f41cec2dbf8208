import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const keywords = {
  home: 'Reinigungsfirma Utrecht, gewerbliche Reinigung, Büroreinigung',
  services:
    'Reinigungsleistungen, gewerbliche Reinigung, Büroreinigung, Apothekenreinigung, Reinigung Pflegeeinrichtung',
  ...namesById(serviceNames, 'keywords'),
  about: 'über {brand}, Reinigungsfirma Utrecht, zertifizierte Reinigungsfirma, feste Teams',
  contact: 'Angebot Reinigung, kostenloses Angebot, Kontakt Reinigungsfirma',
  blog: 'Reinigungstipps, Blog Gebäudereinigung, Hygiene im Büro',
  vacancies: 'Stellenangebote Reinigung, Reinigungskraft gesucht, Initiativbewerbung',
  testimonials: 'Erfahrungen Reinigungsfirma, Bewertungen, Kunden über {brand}',
  appointment: 'Reinigung buchen, Termin Reinigungsfirma, Online-Termin',
  callback: 'Rückruf, Rückrufwunsch, Kontakt Reinigungsfirma',
  price: 'Kosten Reinigung, Preis Büroreinigung, Reinigung Preis pro m², Stundensatz Reinigung',
  search: 'Suche, Reinigungsleistungen finden',
  privacy: 'Datenschutz, personenbezogene Daten, DSGVO',
  terms: 'AGB, Reinigungsvertrag, Kündigungsfrist',
  cookies: 'Cookies, Cookie-Einstellungen, Einwilligung',
  sitemap: 'Sitemap, alle Seiten',
} satisfies TextsOf<'keywords'>;
