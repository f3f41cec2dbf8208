import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const answers = {
  rateLimited:
    'Vous avez envoyé beaucoup de demandes en peu de temps. Réessayez dans {minutes}, ou appelez le {phone}.',
  waitTitle: 'Un peu de patience | {brand}',
  waitHeading: 'Un peu de patience',
  waitText:
    'Vos réponses ne sont pas perdues. Laissez cette page ouverte, puis utilisez le bouton une fois ce délai écoulé.',
  waitLabel: 'Continuer',
  unavailable:
    'Nous ne pouvons pas enregistrer votre demande pour l’instant. Vos réponses sont toujours là. Réessayez dans une minute, ou appelez le {phone}.',
  pageFailure: 'Cette page ne peut pas s’afficher pour l’instant',
  pageFailureText: 'Réessayez dans une minute, ou appelez-nous\u00a0:',
  received: 'Nous avons bien reçu votre message. Votre référence est {reference}.',
  unreadable: 'Nous n’avons pas pu lire votre demande. Veuillez réessayer.',
  tooLarge: 'Votre demande est trop volumineuse. Raccourcissez votre message.',
  forbidden: 'Nous n’avons pas pu vérifier que cette demande vient de notre site. Rechargez la page.',
  methodNotAllowed: 'Cette adresse ne s’utilise pas ainsi.',
  unsupported: 'Nous ne pouvons pas lire ce format de données.',
  otherAnswers:
    'Nous avons déjà reçu cette demande avec d’autres réponses, sous la référence {reference}. Rechargez la page et renvoyez votre demande, ou appelez le {phone}.',
  aside:
    'Nous avons bien reçu votre message. Le formulaire semble avoir été rempli automatiquement\u00a0: un membre de notre équipe le lira d’abord. Pour être sûr d’avoir une réponse, appelez le {phone} et indiquez votre référence {reference}.',
  cvFileAgain: 'Choisissez à nouveau votre fichier\u00a0: nous n’avons pas pu le conserver',
} satisfies TextsOf<'answers'>;
