import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Votre rendez-vous du {moment} est confirmé ({reference})',
  confirmedHeading: 'Votre rendez-vous est confirmé',
  confirmedText:
    'Notre équipe viendra nettoyer vos locaux le {moment}. Ce rendez-vous est désormais ferme, pour vous comme pour nous.',
  priceLabel: 'Prix par passage',
  price: '{amount}, hors TVA',
  walkThrough:
    'Nous ne connaissons pas encore vos locaux. Nous vous contacterons donc pour convenir d’une courte visite préalable.',
  confirmedNext:
    'Le rendez-vous confirmé pour votre agenda est joint à cet e-mail. Personne n’a besoin d’être présent pendant le nettoyage. Vous pouvez déplacer ou annuler le rendez-vous sans frais {freeChange}. Le lien ci-dessous vous est réservé\u00a0: ne le transmettez pas.',
  movedSubject: 'Nous avons déplacé votre rendez-vous au {moment} ({reference})',
  movedHeading: 'Nous avons déplacé votre rendez-vous',
  movedText: 'Votre rendez-vous était prévu le {before}. Il aura lieu le {moment}.',
  movedNext:
    'Ce nouvel horaire ne vous convient pas\u00a0? Le lien ci-dessous permet d’en choisir un autre ou d’annuler, sans frais {freeChange}. Le rendez-vous modifié pour votre agenda est joint à cet e-mail.',
  movedPendingNext:
    'Nous confirmons le nouvel horaire {deadline}. Il ne vous convient pas\u00a0? Le lien ci-dessous permet d’en choisir un autre ou d’annuler, sans frais {freeChange}. Le rendez-vous modifié pour votre agenda est joint à cet e-mail.',
  reasonLabel: 'Motif',
} satisfies TextsOf<'appointmentMail'>;
