import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const secondFactor = {
  title: 'Second login step | {brand}',
  description: 'Confirm that it is you with a code or a passkey.',
  name: 'Second step',
  heading: 'One more step',
  intro: 'Your password is correct. Now confirm that it is really you.',
  passkeyLabel: 'Use your passkey',
  passkeyFailed: 'That did not work. Try again, or use a code.',
  codeLabel: 'Code',
  codeHint: 'The six digits from your app, or one of your recovery codes.',
  submitLabel: 'Log in',
  wrong: 'This code is wrong, or has already been used.',
  wrongTitle: 'Login failed',
  backLabel: 'Log in again',
  missing: 'Log in with your username and password first.',
} satisfies TextsOf<'secondFactor'>;
