import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Merci | {brand}',
  description:
    'Votre message nous est bien parvenu. Retrouvez ici votre référence, les étapes suivantes et notre délai de réponse.',
  heading: 'Merci, nous avons votre message',
  intro: 'Tout nous est bien parvenu.',
  referenceTitle: 'Votre référence',
  deadlineTitle: 'Notre réponse',
  deadlineGeneral: '{reply}',
  nextTitle: 'Et maintenant\u00a0?',
  contactIntro: 'Tout nous est bien parvenu. Vous recevez aussi une confirmation par e-mail.',
  contactNext1: 'Une personne de notre équipe lit votre message.',
  contactNext2: 'Nous vous appelons ou vous écrivons pour proposer une courte visite de vos locaux.',
  contactNext3: 'Après la visite, vous recevez un devis clair, sans engagement.',
  callbackIntro: 'Nous avons votre numéro et nous vous rappelons.',
  callbackNext1: 'Une personne de notre équipe lit votre demande.',
  callbackNext2: 'Nous appelons le numéro que vous avez indiqué.',
  callbackNext3: 'Ce n’est finalement pas le bon moment\u00a0? Appelez-nous en indiquant votre référence.',
  appointmentIntro:
    'Le jour et l’heure vous sont réservés. Vous recevez aussi un e-mail\u00a0: ouvrez le lien qu’il contient et nous vous garderons ce créneau.',
  appointmentNext1:
    'Vous recevez la confirmation et le prix par e-mail {confirmation}. Le rendez-vous est alors ferme.',
  appointmentNext2:
    'Un empêchement\u00a0? Le lien dans l’e-mail permet de déplacer ou d’annuler sans frais, {freeChange}.',
  appointmentNext3:
    'Nous venons au jour et à l’heure confirmés. Votre présence n’est pas nécessaire. Si nous ne connaissons pas encore vos locaux, nous demandons d’abord une courte visite.',
  vacanciesIntro: 'Votre candidature nous est bien parvenue. Vous recevez aussi une confirmation par e-mail.',
  vacanciesNext1: 'Une personne de notre équipe lit votre candidature.',
  vacanciesNext2: 'Nous vous appelons ou vous écrivons pour vous donner notre réponse, même négative.',
  vacanciesNext3:
    'Si cela convient, nous faisons connaissance et parlons du travail, des horaires et du salaire.',
  testimonialsIntro: 'Votre avis nous est bien parvenu. Merci du temps que vous y avez consacré.',
  testimonialsNext1: 'Nous lisons votre texte avant de le publier.',
  testimonialsNext2: 'Si nous le publions, c’est avec votre nom si vous avez coché la case, sinon sans.',
  testimonialsNext3:
    'Vous voulez le faire retirer plus tard\u00a0? Écrivez à {email} et nous l’enlevons du site.',
  contactTitle: 'Encore une question\u00a0?',
  contactText: 'Indiquez votre référence et nous retrouvons tout de suite votre demande.',
} satisfies TextsOf<'confirmation'>;
