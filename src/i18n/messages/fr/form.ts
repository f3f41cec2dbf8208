import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'Nom',
  companyLabel: 'Entreprise',
  emailLabel: 'Adresse e-mail',
  phoneLabel: 'Numéro de téléphone',
  messageLabel: 'Message',
  privacyLink: 'Lire notre politique de confidentialité',
  requiredMark: 'Champ obligatoire',
  optional: '(facultatif)',
  summaryTitle: 'Il reste quelque chose à corriger',
  summaryText: 'Corrigez les champs suivants, puis envoyez le formulaire.',
  close: 'Fermer',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  rateLimited:
    'Vous avez envoyé beaucoup de demandes en peu de temps. Réessayez dans {minutes} min ou appelez le {phone}.',
  unavailable:
    'Nous ne pouvons pas enregistrer votre demande pour l’instant. Vos réponses sont toujours là. Réessayez dans une minute ou appelez le {phone}.',
  unreadable: 'Nous n’avons pas pu lire votre demande. Veuillez réessayer.',
  tooLarge: 'Votre demande est trop volumineuse. Raccourcissez votre message.',
  forbidden: 'Nous n’avons pas pu vérifier que cette demande vient de notre site. Rechargez la page.',
  methodNotAllowed: 'Cette adresse ne s’utilise pas ainsi.',
  unsupported: 'Nous ne pouvons pas lire ce format de données.',
  invalid: 'Vérifiez les champs signalés.',
  startOver: 'Tout effacer',
  failure: 'Un problème est survenu. Vos réponses sont toujours là. Veuillez réessayer.',
  offline: 'Vous êtes hors connexion. Vos réponses sont toujours là.',
} satisfies TextsOf<'form'>;
