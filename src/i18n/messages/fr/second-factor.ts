import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const secondFactor = {
  title: 'Deuxième étape de connexion | {brand}',
  description: 'Confirmez votre identité avec un code ou une clé d’accès.',
  name: 'Deuxième étape',
  heading: 'Encore une étape',
  intro: 'Votre mot de passe est correct. Confirmez maintenant que c’est bien vous.',
  passkeyLabel: 'Utiliser ma clé d’accès',
  passkeyFailed: 'Cela n’a pas fonctionné. Réessayez ou utilisez un code.',
  codeLabel: 'Code',
  codeHint: 'Les six chiffres de votre application ou l’un de vos codes de secours.',
  submitLabel: 'Se connecter',
  wrong: 'Ce code est incorrect ou a déjà été utilisé.',
  wrongTitle: 'Connexion impossible',
  backLabel: 'Se reconnecter',
  missing: 'Connectez-vous d’abord avec votre identifiant et votre mot de passe.',
} satisfies TextsOf<'secondFactor'>;
