import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const testimonials = {
  title: 'Témoignages de clients de {brand}',
  description:
    'Lisez ce que des entreprises écrivent sur notre nettoyage et partagez votre expérience. Nous ne publions que des avis de nos clients.',
  heading: 'Ce que nos clients pensent de notre travail',
  intro:
    'Voici ce qu’écrivent les entreprises où nous intervenons. Nous ne publions que des avis de nos clients, et lisons chaque texte avant sa mise en ligne.',
  writeLink: 'Partager mon avis',
  satisfaction: '{satisfaction}',
  statSatisfaction: 'de clients satisfaits',
  businesses: '{businesses}',
  statBusinesses: 'entreprises depuis {founded}',
  listHeading: 'Tous les témoignages',
  blockHeading: 'Ce que disent nos clients',
  allLink: 'Voir tous les témoignages',
  example: 'Exemple',
  anonymous: 'Un client',
  // Shown above the testimonials on pages in languages other than Dutch.
  languageNote: 'Nos clients écrivent dans leur langue, le plus souvent en néerlandais.',
  emptyTitle: 'Pas encore de témoignage',
  emptyText: 'Nous nettoyons chez vous\u00a0? Soyez la première personne à en parler.',
  formHeading: 'Partagez votre avis',
  formIntro: 'Qu’est-ce qui va bien, que pouvons-nous améliorer\u00a0? Écrivez-le comme vous le diriez.',
  received:
    'Merci pour votre avis. Nous décidons de sa publication après lecture. Votre référence est {reference}.',
  stepsHeading: 'Ce que devient votre texte',
  stepRead: 'Nous le lisons',
  stepReadText:
    'Nous corrigeons les fautes de frappe et retirons les noms et données d’autres personnes. Le reste ne change pas.',
  stepPublish: 'Nous décidons de sa publication',
  stepPublishText: 'S’il est publié, votre nom n’y figure que si vous avez coché la case.',
  stepRemove: 'Vous gardez la main',
  stepRemoveText: 'Vous changez d’avis\u00a0? Écrivez à {email} et nous retirons le texte du site.',
  closingHeading: 'Des locaux propres chez vous aussi\u00a0?',
  closingText: 'Dites-nous ce qu’il faut nettoyer. Quelqu’un du métier vous répond {reply}.',
  casesHeading: 'Sur le terrain',
  caseApproach: 'Comment nous avons procédé',
} satisfies TextsOf<'testimonials'>;
