import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const consent = {
  heading: 'May we measure how the site is used?',
  text: 'Without your consent we set no tracking cookies. You can change your choice at the bottom of every page.',
  refuse: 'Refuse',
  accept: 'Allow',
  settings: 'Settings',
  analytics: 'Statistics',
  ads: 'Statistics and advertising',
  save: 'Save choice',
  change: 'Cookie preferences',
} satisfies TextsOf<'consent'>;
