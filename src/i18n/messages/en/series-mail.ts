import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const seriesMail = {
  madeSubject: 'Your regular cleaning from {first} ({reference})',
  madeHeading: 'Your regular cleaning is planned',
  madeText: 'From {first} our team will come and clean regularly, on the days below.',
  changedSubject: 'Your regular cleaning changes from {first} ({reference})',
  changedHeading: 'Your regular cleaning is changing',
  changedText:
    'From {first} our team will come on the days below. Visits planned before then stay as they were.',
  endedSubject: 'Your regular cleaning ends on {first} ({reference})',
  endedHeading: 'Your regular cleaning is ending',
  endedText:
    'From {first} our team will no longer come for your regular cleaning. The visits below are cancelled.',
  next: 'The attachment adds these days to your calendar. Would you like to move or skip one? Just reply to this email.',
  endedNext:
    'The attachment removes these days from your calendar. Something not right? Just reply to this email.',
  rhythmLabel: 'When',
  priceLabel: 'Price per visit',
  week: 'Every week on {days} at {time}',
  twoWeeks: 'Every two weeks on {days} at {time}',
  first: 'On the first {days} of every month at {time}',
  second: 'On the second {days} of every month at {time}',
  third: 'On the third {days} of every month at {time}',
  fourth: 'On the fourth {days} of every month at {time}',
  last: 'On the last {days} of every month at {time}',
} satisfies TextsOf<'seriesMail'>;
