import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Votre rendez-vous du {moment} est confirmé ({reference})',
  confirmedText:
    'Notre équipe viendra nettoyer vos locaux le {moment}. Votre présence n’est pas nécessaire. {priceOffer}',
  priceLabel: 'Prix par passage',
  indicativeLabel: 'Prix indicatif par passage',
  price: '{amount}, hors TVA',
  walkThrough:
    'Nous ne connaissons pas encore vos locaux\u00a0: ce prix est donc indicatif. Nous conviendrons avec vous d’une courte visite préalable, après laquelle vous recevrez le prix définitif.',
  movedSubject: 'Nous avons déplacé votre rendez-vous au {moment} ({reference})',
  movedText: 'Votre rendez-vous était prévu le {before}. Il aura lieu le {moment}.',
  movedNext:
    'Ce nouvel horaire ne vous convient pas\u00a0? Par le lien ci-dessous, choisissez-en un autre ou annulez.',
  movedPendingNext:
    'Nous confirmons le nouvel horaire et le prix {deadline}. Il ne vous convient pas\u00a0? Par le lien ci-dessous, choisissez-en un autre ou annulez.',
  cancelledText:
    'Nous avons annulé votre rendez-vous du {moment}. Vous en trouverez le motif ci-dessous. Vous n’avez rien à faire.',
  reasonLabel: 'Motif',
} satisfies TextsOf<'appointmentMail'>;
