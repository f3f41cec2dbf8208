import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Réserver un premier nettoyage | {brand}',
  description:
    'Réservez en ligne un premier nettoyage. Choisissez un jour ouvré et une heure\u00a0: confirmation et prix {confirmation}.',
  heading: 'Réservez un premier nettoyage',
  intro: 'Cela prend {bookingTime}. Vous recevez le prix d’avance, par e-mail, {confirmation}.',
  received:
    'Encore une étape\u00a0: ouvrez le lien de notre e-mail et cliquez sur le bouton {deadline}. Nous vous garderons alors le créneau du {moment}. Votre référence est {reference}.',
  slotTaken: 'Quelqu’un vient de vous devancer\u00a0: ce créneau n’est plus libre. Choisissez-en un autre.',
  tooMany:
    'Il y a déjà {max} rendez-vous pour cette adresse e-mail. Appelez le {phone} pour en prendre un autre.',
  tooManyOpen:
    'Depuis votre connexion internet, {max} créneaux ont déjà été choisis sans que personne ait cliqué sur le bouton. Ouvrez le lien de notre e-mail et cliquez sur le bouton, appelez le {phone} ou demandez à être rappelé.',
  tooManyPending:
    'Depuis votre connexion internet, {max} rendez-vous attendent déjà notre confirmation. Appelez le {phone} ou demandez à être rappelé.',
  dayLimitReached:
    'Ce jour-là, beaucoup de créneaux sont déjà choisis, mais pas encore confirmés. Choisissez un autre jour, appelez le {phone} ou demandez à être rappelé.',
  expectHeading: 'Comment cela se passe',
  summaryHeading: 'Votre rendez-vous',
  whenLabel: 'Quand',
  priceLabel: 'Prix',
  planTitle: 'Réservation',
  planText: 'Vous choisissez un jour et une heure.',
  confirmTitle: 'Confirmation',
  confirmText: '{ConfirmationAgain}, vous recevez par e-mail notre confirmation et le prix. {priceOffer}',
  prepareTitle: 'Préparation',
  prepareText: 'Nous faisons le point sur vos souhaits et les clés, par téléphone ou par e-mail.',
  executeTitle: 'Nettoyage',
  executeText: 'L’équipe arrive à l’heure confirmée, nettoie, puis vérifie chaque pièce.',
  faqAhead: 'Combien de temps à l’avance faut-il réserver\u00a0?',
  faqAheadText: '{BookAhead}. Plus pressé\u00a0? Appelez le {phone}, nous verrons ce qui est possible.',
  faqChange: 'Puis-je déplacer ou annuler mon rendez-vous\u00a0?',
  faqChangeText: 'Oui, avec le lien de notre e-mail. {changing}',
  faqPresent: 'Faut-il que quelqu’un soit présent\u00a0?',
  faqPresentText:
    'Non, pas pendant le nettoyage. Nous réglons à l’avance avec vous la question des clés et de l’alarme.',
  faqQuote: 'Quand connaîtrai-je le prix\u00a0?',
  faqQuoteText:
    'Le prix de ce passage figure dans la confirmation. {indicativePrice} Pour d’autres passages, nous vous ferons une proposition.',
} satisfies TextsOf<'appointment'>;
