import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const search = {
  title: 'Rechercher sur ce site | {brand}',
  description:
    'Cherchez dans toutes les pages et tous les articles de {brand}\u00a0: services, méthodes de nettoyage, normes, prix, offres d’emploi et contact.',
  heading: 'Recherche',
  label: 'Que cherchez-vous\u00a0?',
  hint: 'Par exemple\u00a0: entretien des sols, HACCP ou préavis.',
  submit: 'Rechercher',
  resultsHeading: 'Résultats',
  loading: 'Recherche en cours…',
  found: 'Résultats pour «\u00a0{query}\u00a0»\u00a0: {count}',
  none: 'Aucun résultat pour «\u00a0{query}\u00a0». Vérifiez l’orthographe, essayez un mot plus court, ou choisissez une page dans la liste.',
  ask: 'Vous n’avez pas trouvé\u00a0? Posez-nous votre question',
  failed:
    'La recherche ne fonctionne pas pour le moment. Réessayez dans une minute, ou choisissez une page dans la liste.',
  more: 'Afficher plus de résultats',
  popular: 'Pages les plus visitées',
} satisfies TextsOf<'search'>;
