import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const testimonials = {
  title: 'What clients say about {brand}',
  description:
    'Read what businesses write about our cleaning, and share your own experience. We only publish reviews from our own clients.',
  heading: 'What clients think of our work',
  intro:
    'This is what our clients write about us. We publish reviews from our own clients only, and read every one before it goes on the website.',
  writeLink: 'Share your experience',
  satisfaction: '{satisfaction}',
  statSatisfaction: 'of our clients are satisfied',
  businesses: '{businesses}',
  statBusinesses: 'businesses since {founded}',
  listHeading: 'All reviews',
  blockHeading: 'What clients say',
  allLink: 'See all reviews',
  example: 'Example',
  anonymous: 'A client',
  // Shown above the testimonials on pages in languages other than Dutch.
  languageNote: 'Clients write in their own language, mostly Dutch.',
  emptyTitle: 'No reviews yet',
  emptyText: 'Do we clean for you? You could be the first to write about it.',
  formHeading: 'Share your experience',
  formIntro: 'What goes well, and what could be better? Write it the way you would say it.',
  received:
    'Thank you for your feedback. We will read it and decide whether to publish it. Your reference is {reference}.',
  stepsHeading: 'What happens to your review',
  stepRead: 'We read it',
  stepReadText:
    'We correct typos and take out names and details of other people. The rest stays as you wrote it.',
  stepPublish: 'We decide whether to publish it',
  stepPublishText: 'If we publish it, your name appears only if you ticked the box.',
  stepRemove: 'You decide',
  stepRemoveText: 'Want it gone? Email {email} and we will take it off the site.',
  closingHeading: 'Time for a clean building?',
  closingText: 'Tell us what needs cleaning. Someone who knows the trade will answer you {reply}.',
  casesHeading: 'From our work',
  caseApproach: 'How we did it',
} satisfies TextsOf<'testimonials'>;
