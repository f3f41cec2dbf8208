import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const testimonialForm = {
  stars: 'Note\u00a0: {stars} sur {ratingBest}',
  locationLabel: 'Ville',
  serviceLabel: 'Quel service assurons-nous chez vous\u00a0?',
  servicePlaceholder: 'Choisissez un service',
  ...namesByValue(serviceNames, 'testimonial'),
  'Algemene Schoonmaak': 'Nettoyage général',
  ratingLabel: 'Votre note',
  textLabel: 'Votre avis',
  textHint: 'Par exemple\u00a0: depuis quand nous venons et ce que vous constatez.',
  consentLabel: 'J’autorise la publication de mon nom avec le texte. Sinon, mon nom n’apparaît pas.',
  submitLabel: 'Envoyer mon avis',
  pendingLabel: 'Envoi en cours…',
  privacyNote:
    'Vous nous autorisez à publier votre texte et votre note, avec l’entreprise et la ville si vous les indiquez. Nous les conservons jusqu’à ce que vous retiriez cet accord.',
  successTitle: 'Avis envoyé',
  successText: 'Merci pour votre avis\u00a0! Nous l’examinerons avant une éventuelle publication.',
  failureTitle: 'Échec de l’envoi',
  ratingRequired: 'Donnez une note de 1 à 5',
  testimonialRequired: 'Dites-nous en quelques mots ce que vous pensez de notre travail',
} satisfies TextsOf<'testimonialForm'>;
