import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const blog = {
  title: 'Blog on commercial cleaning | {brand}',
  description:
    'Articles on cleaning offices, pharmacies and care centres: schedules, methods, standards and costs. With figures you can check for yourself.',
  heading: 'Cleaning, clearly explained',
  intro:
    'Schedules, methods and standards from everyday work, so you know what to ask for and what to expect.',
  moreHeading: 'More articles',
  rss: 'Follow us via RSS',
  feedTitle: '{brand}: articles on cleaning',
  newsletterHeading: 'New articles in your inbox',
  newsletterText:
    'You only get an email when there is a new article. Enter your address, then confirm on our site with the link we email you. You can unsubscribe at any time.',
  emailLabel: 'Email address',
  subscribe: 'Subscribe',
  newsletterPrivacy: 'How we handle your address',
  draft: 'Draft: not on the website yet',
  scheduled: 'Scheduled: not on the website yet',
  expired: 'Expired: no longer on the website',
  updated: 'updated {date}',
  readingTime: 'Reading time: {duration}',
  author: '{brand} editorial team',
  contentsHeading: 'In this article',
  print: 'Print this page',
  back: 'Back to the blog',
  relatedHeading: 'Read on',
  closingHeading: 'What does your building need?',
  closingText: 'We are happy to walk through it with you. We answer every enquiry {reply}.',
  categoryOffice: 'Office cleaning',
  categoryPharmacy: 'Pharmacy cleaning',
  categoryCare: 'Healthcare cleaning',
  categorySustainability: 'Sustainability',
  categorySme: 'Small business',
  categoryQuality: 'Quality',
  notFoundTitle: 'Article not found | {brand}',
  notFoundDescription:
    'This article does not exist or has moved. The blog has all our articles on commercial cleaning in one place.',
  notFoundHeading: 'Article not found',
  notFoundText:
    'The article you are looking for does not exist or has moved. You will find all our articles on the blog.',
  notFoundLink: 'Go to the blog',
  recentHeading: 'Latest articles',
} satisfies TextsOf<'blog'>;
