import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Merci | {brand}',
  description:
    'Votre message nous est bien parvenu. Retrouvez ici votre référence, les étapes suivantes et notre délai de réponse.',
  referenceTitle: 'Votre référence',
  deadlineTitle: 'Notre réponse',
  callTitle: 'Nous vous appelons',
  answersTitle: 'En résumé',
  calendarTitle: 'Ajouter à votre agenda',
  calendarFile: 'Fichier d’agenda (.ics)',
  calendarGoogle: 'Google Agenda',
  calendarOutlook: 'Outlook',
  calendarDescription: '{status}. Référence\u00a0: {reference}. Des questions\u00a0? Appelez le {phone}.',
  urgentTitle: 'Vous ne pouvez pas attendre\u00a0?',
  urgentText: 'Appelez-nous maintenant. Nous répondons jour et nuit.',
  urgentNext1: 'Votre demande nous parvient avec la mention «\u00a0urgent\u00a0».',
  urgentNext2: 'Nous appelons le numéro que vous avez indiqué. Gardez votre téléphone à portée de main.',
  urgentNext3:
    'Si vous nous appelez, vous n’avez pas à attendre. Indiquez votre référence\u00a0: nous saurons de quoi il s’agit.',
  nextTitle: 'Et maintenant\u00a0?',
  quarantinedHeading: 'Nous avons bien reçu votre message',
  quarantinedIntro:
    'Le formulaire semble avoir été rempli automatiquement. Un membre de notre équipe lira donc d’abord votre message, et vous ne recevrez pas d’e-mail. Pour être sûr d’avoir une réponse, appelez le {phone}.',
  contactHeading: 'Nous avons bien reçu votre demande',
  contactIntro: 'Merci. Vous recevez aussi une confirmation par e-mail.',
  contactNext1: 'Notre équipe lira votre message.',
  contactNext2: 'Nous vous appellerons ou vous écrirons pour proposer une courte visite de vos locaux.',
  contactNext3: 'Après la visite, vous recevrez un devis clair, sans engagement.',
  callbackHeading: 'Nous vous rappelons',
  callbackIntro: 'Merci, nous avons votre numéro.',
  callbackNext1: 'Notre équipe lira votre demande.',
  callbackNext2: 'Nous appellerons le numéro que vous avez indiqué.',
  callbackNext3: 'Si ce n’est finalement pas le bon moment, appelez-nous en indiquant votre référence.',
  appointmentTodo:
    'Ouvrez le lien de notre e-mail et cliquez sur le bouton {deadline}. Nous vous garderons alors ce créneau. Sinon, quelqu’un d’autre pourra le choisir. Pas d’e-mail\u00a0? Regardez dans les courriers indésirables ou appelez-nous.',
  mailedTo: 'Nous envoyons notre e-mail à l’adresse',
  appointmentNext1:
    'Après votre clic, vous recevrez par e-mail notre confirmation et le prix {confirmation}. {priceOffer}',
  heldNext1: 'Vous recevrez par e-mail notre confirmation et le prix {confirmation}. {priceOffer}',
  appointmentNext2: 'Le lien de notre e-mail vous permet de modifier votre rendez-vous. {changing}',
  appointmentNext3:
    'Nous venons au jour et à l’heure confirmés. Votre présence n’est pas nécessaire. {indicativePrice}',
  confirmedIntro: 'Nous vous avons envoyé notre confirmation et le prix par e-mail. {priceOffer}',
  endedIntro:
    'Vous n’avez pas cliqué à temps. Le créneau n’est pas encore pris\u00a0: ouvrez le lien de notre e-mail, cliquez sur le bouton et nous vous le garderons.',
  changedIntro: 'Pour savoir où en est ce rendez-vous, ouvrez le lien reçu par e-mail.',
  vacanciesHeading: 'Nous avons bien reçu votre candidature',
  vacanciesIntro: 'Merci de votre intérêt. Vous recevez aussi une confirmation par e-mail.',
  vacanciesNext1: 'Notre équipe lira votre candidature.',
  vacanciesNext2: 'Nous vous appellerons ou vous écrirons pour vous donner notre réponse, même négative.',
  vacanciesNext3:
    'Si votre profil correspond, nous ferons connaissance et parlerons du travail, des horaires et du salaire.',
  testimonialsHeading: 'Merci pour votre avis',
  testimonialsIntro: 'Merci d’y avoir consacré du temps. Nous avons bien reçu votre texte.',
  testimonialsNext1: 'Nous décidons de sa publication après lecture.',
  testimonialsNext2: 'S’il est publié, votre nom n’y figure que si vous avez coché la case.',
  testimonialsNext3: 'Vous changez d’avis\u00a0? Écrivez à {email} et nous retirons le texte du site.',
  contactTitle: 'Encore une question\u00a0?',
  contactText: 'Indiquez votre référence\u00a0: nous saurons aussitôt de quoi il s’agit.',
  noneHeading: 'Rien à confirmer pour l’instant',
  noneText:
    'Cette page vous indique les étapes suivantes, une fois votre demande envoyée. Vous avez reçu un e-mail de notre part\u00a0? Votre référence y figure.',
  waysTitle: 'Que pouvons-nous faire pour vous\u00a0?',
} satisfies TextsOf<'confirmation'>;
