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
    'Vous trouverez en pièce jointe le rendez-vous confirmé, pour votre agenda. Pendant le nettoyage, personne n’a besoin d’être présent. Vous pouvez déplacer ou annuler le rendez-vous sans frais {freeChange}. Le lien ci-dessous est personnel\u00a0: ne le transmettez pas.',
  movedSubject: 'Nous avons déplacé votre rendez-vous au {moment} ({reference})',
  movedHeading: 'Nous avons déplacé votre rendez-vous',
  movedText: 'Votre rendez-vous était prévu le {before}. Il aura lieu le {moment}.',
  movedNext:
    'Ce nouvel horaire ne vous convient pas\u00a0? Choisissez-en un autre ou annulez par le lien ci-dessous, sans frais {freeChange}. Vous trouverez en pièce jointe le rendez-vous modifié, pour votre agenda.',
  movedPendingNext:
    'Nous confirmons le nouvel horaire {deadline}. Il ne vous convient pas\u00a0? Choisissez-en un autre ou annulez par le lien ci-dessous, sans frais {freeChange}. Vous trouverez en pièce jointe le rendez-vous modifié, pour votre agenda.',
  cancelledHeading: 'Nous avons annulé votre rendez-vous',
  cancelledText:
    'Nous avons annulé votre rendez-vous du {moment}. Vous en trouverez le motif ci-dessous. Vous n’avez rien à faire.',
  reasonLabel: 'Motif',
} satisfies TextsOf<'appointmentMail'>;
