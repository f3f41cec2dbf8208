import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  title: 'Être rappelé | {brand}',
  description:
    'Laissez-nous votre numéro. Les jours ouvrés de {opens} à {closes}, nous vous rappelons sous {callbackHours} heures\u00a0: devis, rendez-vous ou réclamation.',
  heading: 'Nous vous rappelons',
  intro: 'Laissez-nous votre numéro. Nous vous rappelons sous {callbackHours} heures ouvrées.',
  dialogTitle: 'Rappelez-moi',
  subjectLabel: 'Sujet',
  subjectPlaceholder: 'Choisissez un sujet',
  timeLabel: 'Quand êtes-vous joignable\u00a0?',
  'algemene-vraag': 'Question générale',
  'offerte-aanvraag': 'Demande de devis',
  'afspraak-maken': 'Prendre rendez-vous',
  spoedhulp: 'Urgence',
  klacht: 'Réclamation',
  overig: 'Autre',
  ochtend: 'Matin (09:00–12:00)',
  middag: 'Après-midi (12:00–17:00)',
  avond: 'Soirée (17:00–20:00)',
  altijd: 'À tout moment',
  submitLabel: 'Rappelez-moi',
  pendingLabel: 'Envoi en cours...',
  cancelLabel: 'Annuler',
  privacyNote:
    'Nous utilisons vos données pour vous rappeler (RGPD, art. 6, § 1, b) et les conservons 90 jours au maximum.',
  received:
    'Merci\u00a0! Nous vous rappelons {callback}\u00a0: {deadline}. Votre référence\u00a0: {reference}.',
  receivedPart:
    'Merci\u00a0! Nous vous rappelons au moment de la journée que vous avez choisi\u00a0: {deadline}. Votre référence\u00a0: {reference}.',
  receivedUrgent:
    'Merci\u00a0! Si cela ne peut pas attendre, appelez le {phone}, jour et nuit. Sinon, nous vous rappelons {callback}\u00a0: {deadline}. Votre référence\u00a0: {reference}.',
  successTitle: 'Demande de rappel envoyée',
  failureTitle: 'Erreur',
  failureText: 'Une erreur s’est produite. Veuillez réessayer.',
  urgentText: 'Besoin de quelqu’un tout de suite\u00a0? Appelez-nous, de jour comme de nuit.',
  subjectRequired: 'Choisissez un sujet',
  choiceInvalid: 'Choisissez l’une des possibilités',
} satisfies TextsOf<'callback'>;
