import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const testimonials = {
  title: 'Témoignages de clients de {brand}',
  description:
    'Lisez ce que des entreprises écrivent sur notre nettoyage et partagez votre avis. {satisfaction} de nos clients sont satisfaits.',
  heading: 'Ce que nos clients pensent de notre travail',
  intro:
    'Voici ce qu’écrivent les entreprises où nous intervenons. Nous lisons chaque texte avant de le publier et ne changeons rien à ce qu’il dit.',
  writeLink: 'Partager mon avis',
  satisfaction: '{satisfaction}',
  statSatisfaction: 'de nos clients sont satisfaits',
  businesses: '{businesses}',
  statBusinesses: 'entreprises nous ont déjà fait confiance',
  listHeading: 'Tous les témoignages',
  blockHeading: 'Ce que disent nos clients',
  allLink: 'Voir tous les témoignages',
  example: 'Exemple',
  anonymous: 'Un client',
  // Above the texts, in other languages than Dutch.
  languageNote: 'Nos clients écrivent dans leur langue, le plus souvent en néerlandais.',
  emptyTitle: 'Pas encore de témoignage',
  emptyText: 'Nous nettoyons chez vous\u00a0? Vous pouvez être la première personne à en parler.',
  formHeading: 'Partagez votre avis',
  formIntro: 'Qu’est-ce qui va bien, que pouvons-nous améliorer\u00a0? Écrivez-le comme vous le diriez.',
  received:
    'Merci pour votre avis. Nous lisons votre texte avant de le publier. Votre référence est {reference}.',
  stepsHeading: 'Ce que devient votre texte',
  stepRead: 'Nous le lisons',
  stepReadText: 'S’il contient des données sur d’autres personnes, nous les retirons.',
  stepPublish: 'Nous le publions',
  stepPublishText: 'Avec votre nom si vous cochez la case, sinon sans.',
  stepRemove: 'Vous décidez',
  stepRemoveText: 'Vous voulez le retirer\u00a0? Écrivez à {email} et nous l’enlevons du site.',
  closingHeading: 'Des locaux propres chez vous aussi\u00a0?',
  closingText:
    'Dites-nous ce qu’il faut nettoyer. Sous {replyHours} heures, quelqu’un du métier vous répond.',
  casesHeading: 'Sur le terrain',
  caseChallenge: 'La demande',
  caseSolution: 'Notre méthode',
  caseResults: 'Le résultat',
} satisfies TextsOf<'testimonials'>;
