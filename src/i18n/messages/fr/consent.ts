import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const consent = {
  heading: 'Pouvons-nous mesurer l’utilisation du site\u00a0?',
  text: 'Sans votre accord, nous ne déposons aucun cookie de mesure. Vous pouvez modifier votre choix au bas de chaque page.',
  refuse: 'Refuser',
  accept: 'Autoriser',
  settings: 'Paramétrer',
  analytics: 'Statistiques',
  ads: 'Statistiques et publicité',
  save: 'Enregistrer',
  change: 'Préférences cookies',
} satisfies TextsOf<'consent'>;
