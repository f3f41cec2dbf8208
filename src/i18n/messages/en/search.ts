import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const search = {
  title: 'Search this website | {brand}',
  description:
    'Search all pages and articles of {brand}: services, cleaning methods, standards, prices, vacancies and contact details.',
  heading: 'Search',
  label: 'What are you looking for?',
  hint: 'For example: floor care, HACCP or notice period.',
  submit: 'Search',
  resultsHeading: 'Results',
  loading: 'Searching…',
  found: 'Results for ‘{query}’: {count}',
  none: 'Nothing found for ‘{query}’. Check the spelling, try a shorter word, or choose a page from the list.',
  ask: 'Not in the list? Ask us your question',
  failed: 'Search is not working right now. Try again in a minute, or choose a page from the list.',
  more: 'Show more results',
  popular: 'Popular pages',
} satisfies TextsOf<'search'>;
