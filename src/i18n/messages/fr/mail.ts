import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  salutation: 'Bonjour,',
  contactSubject: 'Nous avons bien reçu votre demande de devis ({reference})',
  contactHeading: 'Nous avons bien reçu votre demande',
  contactText:
    'Merci d’avoir demandé un devis à {brand}. Notre équipe lira votre message et vous répondra {deadline}.',
  referenceLabel: 'Votre référence',
  contactNext:
    'Nous vous proposerons d’abord une courte visite de vos locaux. Vous recevrez ensuite un devis clair, sans engagement.',
  callbackSubject: 'Nous vous rappelons ({reference})',
  callbackHeading: 'Nous vous rappelons',
  callbackText:
    'Merci d’avoir contacté {brand}. Nous vous rappellerons {deadline}, au numéro que vous avez indiqué.',
  callbackNext:
    'Le numéro n’est pas le bon, ou vous ne pourrez pas répondre\u00a0? Appelez-nous les jours ouvrés, de {opens} à {closes}.',
  callbackUrgent:
    'Besoin de quelqu’un tout de suite\u00a0? Appelez le {phone}, jour et nuit, en indiquant votre référence.',
  applicationSubject: 'Nous avons bien reçu votre candidature ({reference})',
  applicationHeading: 'Nous avons bien reçu votre candidature',
  applicationText:
    'Merci d’avoir postulé chez {brand}. Notre équipe lira votre candidature. Vous aurez notre réponse {deadline}, même si elle est négative.',
  applicationNext:
    'Nous vous appellerons ou vous écrirons. Si votre profil correspond, nous ferons connaissance et parlerons du travail, des horaires et du salaire.',
  applicationInvitedSubject: 'Nous aimerions vous rencontrer ({reference})',
  applicationInvitedHeading: 'Nous aimerions vous rencontrer',
  applicationInvitedText:
    'Merci d’avoir postulé chez {brand}. Nous aimerions parler avec vous du travail, des horaires et du salaire.',
  applicationInvitedNext:
    'Pour convenir d’un jour et d’une heure, nous vous appellerons au numéro que vous avez indiqué. Vous pouvez aussi nous appeler, les jours ouvrés de {opens} à {closes}.',
  applicationRejectedSubject: 'Notre réponse à votre candidature ({reference})',
  applicationRejectedHeading: 'Notre réponse à votre candidature',
  applicationRejectedText:
    'Merci d’avoir postulé chez {brand} et du temps que vous y avez consacré. Nous avons lu votre candidature avec attention, mais nous avons retenu une autre personne. Nous comprenons votre déception.',
  applicationRejectedNext:
    'Nous supprimerons votre candidature au plus tard le {removal}. Si vous voyez plus tard chez nous un poste qui vous convient mieux, n’hésitez pas à postuler à nouveau.',
  applicationHiredSubject: 'Le poste est à vous ({reference})',
  applicationHiredHeading: 'Le poste est à vous',
  applicationHiredText: 'Bonne nouvelle\u00a0: nous souhaitons vous embaucher chez {brand}.',
  applicationHiredNext:
    'Pour parler de votre premier jour et de votre contrat, nous vous appellerons au numéro que vous avez indiqué.',
  applicationNotYou: 'Vous n’avez pas postulé chez nous\u00a0? Vous pouvez ignorer cet e-mail.',
  newsletterSubject: 'Confirmez votre inscription à la lettre d’information de {brand}',
  newsletterHeading: 'Encore deux étapes',
  newsletterText:
    'Quelqu’un a indiqué cette adresse pour recevoir la lettre d’information de {brand}. Vous souhaitez la recevoir\u00a0? Deux étapes suffisent\u00a0: ouvrez le lien ci-dessous, puis cliquez sur «\u00a0Oui, je m’inscris\u00a0».',
  newsletterConfirm: 'Ouvrir notre site pour confirmer',
  newsletterNotYou:
    'Cette inscription ne vient pas de vous\u00a0? Vous n’avez rien à faire. Sans confirmation, nous ne vous envoyons rien.',
  questions: 'Des questions\u00a0? Appelez le {phone} ou répondez à cet e-mail en indiquant votre référence.',
  greeting: 'Cordialement,',
  signature: 'L’équipe {brand}',
  reason: 'Vous recevez cet e-mail parce que cette adresse a été saisie sur {website}.',
  notYou: 'Vous n’êtes pas à l’origine de cette demande\u00a0? Vous pouvez ignorer cet e-mail.',
  appointmentSubject: 'Encore une étape pour réserver votre nettoyage\u00a0: {moment} ({reference})',
  appointmentText:
    'Votre premier nettoyage {brand} est presque réservé. Cliquez sur le bouton ci-dessous, puis sur celui de la page qui s’ouvre\u00a0: nous vous garderons ce créneau. Merci de cliquer {deadline}. Passé ce délai, quelqu’un d’autre pourra le choisir.',
  appointmentHold:
    'Après le second clic, vous recevrez par e-mail notre confirmation et le prix {confirmation}. {priceOffer} {indicativePrice}',
  appointmentMomentLabel: 'Jour et heure',
  appointmentNext:
    '{changing} La pièce jointe ajoute le rendez-vous à votre agenda. Le lien de cet e-mail est personnel\u00a0: ne le transmettez pas.',
  appointmentManage: 'Voir ou modifier votre rendez-vous',
  appointmentMovedSubject: 'Votre rendez-vous a été déplacé au {moment} ({reference})',
  appointmentMovedText:
    'Votre rendez-vous est prévu le {moment}. Vous recevrez notre confirmation et le prix {deadline}.',
  appointmentCancelledSubject: 'Votre rendez-vous du {moment} a été annulé ({reference})',
  appointmentCancelledText: 'Votre rendez-vous du {moment} n’aura pas lieu. Vous n’avez plus rien à faire.',
  appointmentCancelledNext:
    'La pièce jointe retire le rendez-vous de votre agenda. Sur notre site, vous pouvez en prendre un autre en {bookingTime}.',
  appointmentNotYou: 'Ce n’était pas vous\u00a0? Appelez-nous tout de suite.',
  calendarSummary: 'Nettoyage par {brand}',
  calendarAsked:
    '{status}\u00a0: ouvrez {url} et cliquez sur le bouton. Nous vous garderons alors ce créneau.\nRéférence\u00a0: {reference}\nDes questions\u00a0? Appelez le {phone}',
  calendarDescription:
    '{status}\nRéférence\u00a0: {reference}\nVoir, déplacer ou annuler\u00a0: {url}\nDes questions\u00a0? Appelez le {phone}',
  cvLabel: 'CV',
} satisfies TextsOf<'mail'>;
