import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  title: 'Être rappelé par téléphone | {brand}',
  description:
    'Laissez-nous votre numéro. Nous vous rappelons {callback}, ou au moment de la journée de votre choix\u00a0: devis, rendez-vous, réclamation.',
  heading: 'Nous vous rappelons',
  intro:
    'Laissez-nous votre numéro. Nous vous rappelons {callback}, ou au moment de la journée que vous choisissez.',
  dialogTitle: 'Rappelez-moi',
  subjectLabel: 'Sujet',
  subjectPlaceholder: 'Choisissez un sujet',
  timeLabel: 'Quand\u00a0?',
  timePlaceholder: 'Choisissez un moment',
  moreLabel: 'Ajouter une adresse e-mail ou un message',
  'algemene-vraag': 'Question générale',
  'offerte-aanvraag': 'Demande de devis',
  'afspraak-maken': 'Prendre rendez-vous',
  spoedhulp: 'Urgence',
  klacht: 'Réclamation',
  overig: 'Autre',
  ochtend: 'Matin (de 9\u00a0h à 12\u00a0h)',
  middag: 'Après-midi (de 12\u00a0h à 17\u00a0h)',
  avond: 'Soirée (de 17\u00a0h à 20\u00a0h)',
  altijd: 'À tout moment',
  submitLabel: 'Rappelez-moi',
  pendingLabel: 'Envoi en cours…',
  cancelLabel: 'Annuler',
  privacyNote: 'Nous utilisons vos données pour vous rappeler et les conservons 90\u00a0jours au maximum.',
  received:
    'Merci\u00a0! Nous vous rappelons {callback}\u00a0: {deadline}. Votre référence\u00a0: {reference}.',
  receivedPart:
    'Merci\u00a0! Nous vous rappelons au moment de la journée que vous avez choisi\u00a0: {deadline}. Votre référence\u00a0: {reference}.',
  receivedUrgent:
    'Merci\u00a0! Si cela ne peut pas attendre, appelez le {phone}, jour et nuit. Sinon, nous vous rappelons {callback}\u00a0: {deadline}. Votre référence\u00a0: {reference}.',
  successTitle: 'Demande de rappel envoyée',
  failureTitle: 'Erreur',
  failureText: 'Une erreur est survenue. Veuillez réessayer.',
  urgentText: 'Besoin de quelqu’un tout de suite\u00a0? Appelez-nous, jour et nuit.',
  urgentCall: 'Appeler le {phone}',
  subjectRequired: 'Choisissez un sujet',
  choiceInvalid: 'Choisissez l’une des options',
} satisfies TextsOf<'callback'>;
