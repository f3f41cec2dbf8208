import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const keywords = {
  home: 'entreprise de nettoyage Utrecht, nettoyage professionnel, nettoyage de bureaux',
  services: 'services de nettoyage, nettoyage professionnel, nettoyage de bureaux, nettoyage de pharmacies',
  ...namesById(serviceNames, 'keywords'),
  about: 'à propos de {brand}, entreprise de nettoyage Utrecht, entreprise certifiée, équipes attitrées',
  contact: 'devis nettoyage, devis gratuit, contact entreprise de nettoyage',
  blog: 'conseils de nettoyage, blog nettoyage, hygiène au bureau',
  vacancies: 'emploi nettoyage, agent d’entretien, candidature spontanée',
  testimonials: 'avis entreprise de nettoyage, avis clients, clients de {brand}',
  appointment: 'réserver un nettoyage, rendez-vous nettoyage, réservation en ligne',
  callback: 'demande de rappel, être rappelé, contact entreprise de nettoyage',
  price: 'prix nettoyage, tarif nettoyage de bureaux, prix au m², coût ménage entreprise',
  search: 'recherche, trouver un service de nettoyage',
  privacy: 'confidentialité, données personnelles, RGPD',
  terms: 'conditions générales, contrat de nettoyage, préavis',
  cookies: 'cookies, préférences de cookies, consentement',
  sitemap: 'plan du site, toutes les pages',
} satisfies TextsOf<'keywords'>;
