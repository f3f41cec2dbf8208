import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Merci | {brand}',
  description:
    'Votre message nous est bien parvenu. Retrouvez ici votre référence, les étapes suivantes et notre délai de réponse.',
  heading: 'Merci, nous avons votre message',
  text: 'Tout nous est bien parvenu. Vous recevez aussi une confirmation par e-mail.',
  referenceTitle: 'Votre référence',
  deadlineTitle: 'Notre réponse',
  deadlineText: 'au plus tard le {deadline}',
  // «Jours ouvrés» is Monday to Friday; «jours ouvrables» would include Saturday.
  deadlineGeneral: 'sous {replyHours} heures, les jours ouvrés',
  nextTitle: 'Et maintenant\u00a0?',
  next1: 'Une personne de notre équipe lit votre message.',
  next2: 'Nous vous appelons ou vous écrivons pour proposer une courte visite de vos locaux.',
  next3: 'Après la visite, vous recevez un devis clair, sans engagement.',
  contactTitle: 'Encore une question\u00a0?',
  contactText: 'Indiquez votre référence et nous retrouvons tout de suite votre demande.',
} satisfies TextsOf<'confirmation'>;
