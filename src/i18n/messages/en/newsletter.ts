import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const newsletter = {
  title: 'Newsletter | {brand}',
  description:
    'Confirm your subscription to the {brand} newsletter here, or unsubscribe. After the link in the email, this is the second and last step.',
  name: 'Newsletter',
  sentHeading: 'Check your inbox',
  sentText:
    'Open the link in our email and confirm on our site. The email arrives within a few minutes, unless your address is on the list already. Please check your spam folder too.',
  confirmHeading: 'Would you like our newsletter?',
  confirmText:
    'This is the second and last step: confirm your subscription. You will only get an email when there is a new article. You can unsubscribe at any time, with the link in every newsletter.',
  confirmLabel: 'Yes, sign me up',
  confirmedHeading: 'You are subscribed',
  confirmedText: 'From now on you will receive new articles by email.',
  unsubscribeHeading: 'Would you like to unsubscribe?',
  unsubscribeText: 'You will receive no more newsletters, and we will remove your address from the list.',
  unsubscribeLabel: 'Yes, unsubscribe me',
  unsubscribedHeading: 'You are unsubscribed',
  unsubscribedText: 'Your address is no longer on the list. Changed your mind? Sign up again on the blog.',
  invalidHeading: 'This link no longer works',
  invalidText:
    'It may not have been copied in full, or your address is no longer on the list. You can sign up again on the blog.',
  againLabel: 'Sign up again',
  unavailableHeading: 'This is not working right now',
  unavailableText: 'Wait a minute and try the same link again.',
  blogLink: 'Go to the blog',
} satisfies TextsOf<'newsletter'>;
