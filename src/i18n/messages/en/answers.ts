import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const answers = {
  rateLimited:
    'You have sent a lot of requests in a short time. Please try again in {minutes}, or call {phone}.',
  waitTitle: 'Please wait a moment | {brand}',
  waitHeading: 'Please wait a moment',
  waitText: 'Your answers are safe. Leave this page open and use the button once that time has passed.',
  waitLabel: 'Continue',
  unavailable:
    'We cannot save your request right now. Your answers are still here. Please try again in a minute, or call {phone}.',
  pageFailure: 'We cannot show this page right now',
  pageFailureText: 'Please try again in a minute, or call us:',
  received: 'We have received your message. Your reference is {reference}.',
  unreadable: 'We could not read your request. Please try again.',
  tooLarge: 'Your request is too large. Please shorten your message.',
  forbidden: 'We could not confirm that this request came from our site. Please reload the page.',
  methodNotAllowed: 'This address cannot be used in this way.',
  unsupported: 'We cannot read data in this format.',
  otherAnswers:
    'We already have this request with other answers, under reference {reference}. Reload the page and send your request again, or call {phone}.',
  aside:
    'We have received your message. The form seems to have been filled in automatically, so someone on our team will read it first. To be sure of an answer, call {phone} and quote your reference {reference}.',
  cvFileAgain: 'Please choose your file again: we could not save it',
} satisfies TextsOf<'answers'>;
