import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const notFound = {
  title: 'Page not found | {brand}',
  description:
    'This page does not exist or has moved. These links take you back to our services, the blog or the contact form.',
  heading: 'Page not found',
  joke: 'This page has been swept away.',
  text: 'The page you are looking for does not exist or has moved. One of these links may help.',
  homeLink: 'Go to the homepage',
  backLink: 'Go back',
  popular: 'Popular pages',
  callText: 'Or call us:',
} satisfies TextsOf<'notFound'>;
