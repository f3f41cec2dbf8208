import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const contact = {
  title: 'Contact et devis gratuit | {brand}',
  description:
    'Demandez un devis gratuit pour le nettoyage de vos locaux. Réponse {reply}. Par téléphone\u00a0: de {opens} à {closes}, du lundi au vendredi.',
  heading: 'Demandez un devis gratuit',
  intro:
    'Dites-nous en quelques mots ce qu’il faut nettoyer. La personne chargée du planning vous répond {reply}.',
  messageHint: 'Par exemple\u00a0: surface, nombre d’étages, jours souhaités.',
  submitLabel: 'Envoyer ma demande',
  pendingLabel: 'Envoi en cours…',
  privacyNote:
    'Sans engagement. Nous utilisons vos données pour répondre à votre demande et les conservons 2\u00a0ans au maximum.',
  received: 'Merci pour votre demande. Nous vous répondons {deadline}. Votre référence est {reference}.',
  successTitle: 'Demande envoyée',
  failureTitle: 'Erreur',
  failureText: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  phoneTitle: 'Téléphone',
  emailTitle: 'E-mail',
  hoursTitle: 'Horaires',
  availabilityText: 'Pour les urgences, jour et nuit, sept jours sur sept',
  emergencyText:
    'Fuite d’eau, cambriolage ou contrôle inopiné\u00a0: nous sommes joignables jour et nuit. {emergency}',
  areaHeading: 'Où nous intervenons',
  areaMap: 'Carte de notre zone d’intervention\u00a0: {workArea}',
  areaCity: 'Utrecht',
  areaCentral: 'Centre',
  areaCentralText: 'Utrecht, Gueldre et Flevoland',
  areaRandstad: 'Randstad',
  areaRandstadText: 'Hollande-Septentrionale et Hollande-Méridionale, avec Amsterdam, Rotterdam et La Haye',
  areaCountry: 'Reste du pays',
  areaCountryText: 'Sur demande.',
  areaCountryLink: 'Parlez-nous de vos locaux',
  ...namesByValue(serviceNames, 'quote'),
  specialistisch: 'Nettoyage spécialisé',
  anders: 'Autre',
} satisfies TextsOf<'contact'>;
