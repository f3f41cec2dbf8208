import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Merci | {brand}',
  description:
    'Votre message nous est bien parvenu. Retrouvez ici votre référence, les étapes suivantes et notre délai de réponse.',
  heading: 'Merci, nous avons bien reçu votre message',
  intro: 'Nous avons tout bien reçu.',
  referenceTitle: 'Votre référence',
  deadlineTitle: 'Notre réponse',
  deadlineGeneral: '{reply}',
  nextTitle: 'Et maintenant\u00a0?',
  contactIntro: 'Nous avons bien reçu votre demande. Vous recevez aussi une confirmation par e-mail.',
  contactNext1: 'Notre équipe lit votre message.',
  contactNext2: 'Nous vous appelons ou vous écrivons pour proposer une courte visite de vos locaux.',
  contactNext3: 'Après la visite, vous recevez un devis clair, sans engagement.',
  callbackIntro: 'Nous avons votre numéro et nous vous rappelons.',
  callbackNext1: 'Notre équipe lit votre demande.',
  callbackNext2: 'Nous appelons le numéro que vous avez indiqué.',
  callbackNext3: 'Ce n’est finalement pas le bon moment\u00a0? Appelez-nous en indiquant votre référence.',
  appointmentIntro:
    'Nous vous avons réservé le jour et l’heure. Vous recevez aussi un e-mail\u00a0: ouvrez le lien qu’il contient et nous vous garderons ce créneau.',
  appointmentNext1:
    'Vous recevez la confirmation et le prix par e-mail {confirmation}. Le rendez-vous est alors ferme.',
  appointmentNext2:
    'Un empêchement\u00a0? Déplacez ou annulez par le lien de l’e-mail, sans frais {freeChange}.',
  appointmentNext3:
    'Nous venons au jour et à l’heure confirmés. Votre présence n’est pas nécessaire. Si nous ne connaissons pas encore vos locaux, nous demandons d’abord une courte visite.',
  vacanciesIntro: 'Nous avons bien reçu votre candidature. Vous recevez aussi une confirmation par e-mail.',
  vacanciesNext1: 'Notre équipe lit votre candidature.',
  vacanciesNext2: 'Nous vous appelons ou vous écrivons pour vous donner notre réponse, même négative.',
  vacanciesNext3:
    'Si votre profil correspond, nous faisons connaissance et parlons du travail, des horaires et du salaire.',
  testimonialsIntro: 'Nous avons bien reçu votre avis. Merci d’y avoir consacré du temps.',
  testimonialsNext1: 'Nous lisons votre texte avant de le publier.',
  testimonialsNext2: 'S’il est publié, votre nom n’y figure que si vous avez coché la case.',
  testimonialsNext3: 'Vous changez d’avis\u00a0? Écrivez à {email} et nous retirons le texte du site.',
  contactTitle: 'Encore une question\u00a0?',
  contactText: 'Indiquez votre référence\u00a0: nous retrouverons aussitôt votre demande.',
} satisfies TextsOf<'confirmation'>;
