import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const blog = {
  title: 'Blog sur le nettoyage professionnel | {brand}',
  description:
    'Articles sur le nettoyage de bureaux, de pharmacies et d’établissements de soins\u00a0: plannings, méthodes, normes et coûts, chiffres à l’appui.',
  heading: 'Le nettoyage, expliqué clairement',
  intro: 'Plannings, méthodes et normes, vus du terrain. Pour savoir quoi demander, et à quoi vous attendre.',
  moreHeading: 'Autres articles',
  rss: 'Suivre le blog par RSS',
  feedTitle: '{brand}\u00a0: articles sur le nettoyage',
  newsletterHeading: 'Les nouveaux articles par e-mail',
  newsletterText:
    'Vous ne recevez un e-mail que lorsqu’un nouvel article paraît. L’inscription se fait en deux étapes\u00a0: vous recevez un e-mail, puis vous confirmez sur notre site. Vous pouvez vous désinscrire à tout moment.',
  emailLabel: 'Adresse e-mail',
  subscribe: 'S’inscrire',
  newsletterPrivacy: 'Ce que nous faisons de votre adresse',
  draft: 'Brouillon\u00a0: pas encore sur le site',
  scheduled: 'Programmé\u00a0: pas encore sur le site',
  expired: 'Expiré\u00a0: plus sur le site',
  updated: 'mis à jour le {date}',
  readingTime: 'Lecture\u00a0: {duration}',
  author: 'La rédaction de {brand}',
  contentsHeading: 'Dans cet article',
  print: 'Imprimer cette page',
  back: 'Retour au blog',
  relatedHeading: 'À lire aussi',
  closingHeading: 'De quoi vos locaux ont-ils besoin\u00a0?',
  closingText: 'Nous en faisons volontiers le tour avec vous. Chaque demande reçoit une réponse {reply}.',
  categoryOffice: 'Nettoyage de bureaux',
  categoryPharmacy: 'Nettoyage de pharmacies',
  categoryCare: 'Nettoyage en milieu de soins',
  categorySustainability: 'Durabilité',
  categorySme: 'PME',
  categoryQuality: 'Qualité',
  notFoundTitle: 'Article introuvable | {brand}',
  notFoundDescription:
    'Cet article n’existe pas ou a été déplacé. Le blog réunit tous nos articles sur le nettoyage professionnel.',
  notFoundHeading: 'Article introuvable',
  notFoundText:
    'L’article que vous cherchez n’existe pas ou a été déplacé. Le blog réunit tous les articles.',
  notFoundLink: 'Aller au blog',
  recentHeading: 'Derniers articles',
} satisfies TextsOf<'blog'>;
