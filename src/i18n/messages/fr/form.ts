import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'Nom et prénom',
  companyLabel: 'Entreprise',
  serviceLabel: 'Type de locaux',
  serviceRequired: 'Choisissez le type de locaux',
  messageLabel: 'Message',
  privacyLink: 'Lire notre politique de confidentialité',
  requiredMark: 'Champ obligatoire',
  optional: '(facultatif)',
  summaryTitle: 'Il reste quelque chose à corriger',
  summaryText: 'Corrigez les champs suivants, puis réessayez.',
  close: 'Fermer',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  invalid: 'Vérifiez les champs signalés.',
  draftKept: 'Vos réponses restent dans cet onglet jusqu’à l’envoi.',
  startOver: 'Recommencer',
  cleared: 'Tout est effacé.',
  undo: 'Restaurer',
  failure: 'Un problème est survenu. Vos réponses sont toujours là. Veuillez réessayer.',
  offline: 'Vous êtes hors connexion. Vos réponses sont toujours là.',
  answerLost:
    'Nous ne savons pas si votre message est arrivé. Renvoyez-le sans crainte\u00a0: il n’arrivera jamais en double.',
} satisfies TextsOf<'form'>;
