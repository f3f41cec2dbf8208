import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Votre rendez-vous du {moment} est confirmé ({reference})',
  confirmedText: 'Notre équipe viendra nettoyer vos locaux le {moment}. Votre présence n’est pas nécessaire.',
  priceLabel: 'Prix du nettoyage',
  indicativeLabel: 'Prix indicatif du nettoyage',
  price: '{amount} hors TVA',
  walkThrough:
    'Nous ne connaissons pas encore vos locaux\u00a0: ce prix est donc indicatif. Nous conviendrons avec vous d’une courte visite préalable, puis nous vous communiquerons le prix définitif. {priceOffer}',
  priceOffer: '{priceOffer}',
  movedSubject: 'Nous avons déplacé votre rendez-vous au {moment} ({reference})',
  movedText: 'Nous viendrons le {moment} au lieu du {before}.',
  movedNext:
    'Ce nouvel horaire ne vous convient pas\u00a0? Le lien ci-dessous vous permet d’en choisir un autre ou d’annuler.',
  movedPendingNext:
    'Vous recevrez notre confirmation et le prix {deadline}. Ce nouvel horaire ne vous convient pas\u00a0? Le lien ci-dessous vous permet d’en choisir un autre ou d’annuler.',
  cancelledText:
    'Nous sommes désolés\u00a0: nous avons annulé votre rendez-vous du {moment}. Vous n’avez rien à faire.',
  reasonLabel: 'Motif',
} satisfies TextsOf<'appointmentMail'>;
