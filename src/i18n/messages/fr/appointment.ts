import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Prendre rendez-vous | {brand}',
  description:
    'Prenez rendez-vous en ligne pour le nettoyage de vos locaux. Choisissez un jour et une heure\u00a0: confirmation par e-mail sous {confirmationHours} heures.',
  heading: 'Prenez rendez-vous en {bookingTime}',
  intro:
    'Choisissez le jour et l’heure qui vous conviennent. Vous recevez une confirmation par e-mail sous {confirmationHours} heures.',
  received:
    'Nous vous avons réservé le {moment}. Vous recevrez notre confirmation par e-mail {deadline}. Votre référence est {reference}.',
  slotTaken: 'Quelqu’un vient de vous devancer\u00a0: ce créneau n’est plus libre. Choisissez-en un autre.',
  tooMany:
    'Il y a déjà {max} rendez-vous pour cette adresse e-mail ou ce numéro. Appelez le {phone} pour en prendre un autre.',
  expectHeading: 'Comment cela se passe',
  planTitle: 'Réservation',
  planText: 'Vous choisissez un jour et une heure.',
  confirmTitle: 'Confirmation',
  confirmText: 'Sous {confirmationHours} heures, par e-mail.',
  prepareTitle: 'Préparation',
  prepareText: 'Nous faisons le point sur vos souhaits et établissons un plan de travail.',
  executeTitle: 'Intervention',
  executeText: 'Notre équipe vient, nettoie et vérifie tout.',
  faqHeading: 'Questions fréquentes',
  faqAhead: 'Combien de temps à l’avance faut-il réserver\u00a0?',
  faqAheadText:
    'Au moins {bookAheadHours} heures. Besoin de quelqu’un plus tôt\u00a0? Appelez le {phone}, nous verrons ce qui est possible.',
  faqChange: 'Puis-je modifier mon rendez-vous\u00a0?',
  faqChangeText:
    'Oui, sans frais, jusqu’à {freeChangeHours} heures avant. Utilisez le lien dans votre e-mail de confirmation.',
  faqPresent: 'Faut-il que quelqu’un soit présent\u00a0?',
  faqPresentText: 'Non. Nous réglons d’avance avec vous la question des clés et de l’alarme.',
  faqQuote: 'Quand aurai-je un prix\u00a0?',
  faqQuoteText:
    'Après votre demande, vous recevez un devis. Il précise ce que nous faisons, à quelle fréquence et à quel prix.',
} satisfies TextsOf<'appointment'>;
