/** Only an address that this server signed leads to a request. */
import { parseEnv } from '#server/env.ts';
import { findAddressed, replyAddressOf } from '#server/mail/reply-address.ts';
import { expect, test } from 'vitest';

const raw = {
  IMAP_URL: 'imaps://x:y@mail.example/INBOX',
  MAIL_REPLY_TO: 'a-name-of-25-characters-x@example.nl',
  MAIL_TO: 'info@example.nl',
  APP_SECRET: 'the secret of now, of which nobody knows',
};
const env = parseEnv(raw);
const mail = {
  ...{ reference: 'OFF-4K7M-2QX9', customer: 'Noor@delinde.example' },
  ...{ recipient: 'noor@delinde.example', replyTo: 'info@example.nl' },
};
const address = replyAddressOf(env, mail);

test('a reply address has at most 64 characters before its @, and identifies its request', () => {
  expect(address.indexOf('@')).toBe(64);
  const header = `Noor <noor@delinde.example>, "Blinkvast" <${address.toUpperCase()}>`;
  expect(findAddressed(env, header)).toBe(mail.reference);
});

test.each([
  { reference: 'digest-2026-11-26', customer: null },
  { recipient: 'info@example.nl' },
  { recipient: 'co@example.nl' },
  { replyTo: 'noor@delinde.example' },
])('a mail with %j keeps its unsigned reply address', (changes) => {
  const other = { ...mail, ...changes };
  expect(replyAddressOf(env, other)).toBe(other.replyTo);
});

test('a signature with the previous secret is valid', () => {
  const later = { ...raw, APP_SECRET: 'the secret of later, of which nobody knows' };
  expect(findAddressed(parseEnv(later), address)).toBeUndefined();
  const withBoth = parseEnv({ ...later, APP_SECRET_PREVIOUS: raw.APP_SECRET });
  expect(findAddressed(withBoth, address)).toBe(mail.reference);
});

test.each([
  address.replace('4k7m', '4k7n'),
  address.replace(/.@/, '@'),
  address.replace('@', '0@'),
  address.replace('@example.nl', '@example.nl.evil.example'),
  `x${address}`,
])('the address %s is not recognised as ours', (forged) => {
  expect(findAddressed(env, forged)).toBeUndefined();
});

const endlessParts = ['a+', '+aaaaaaaaaaaaa.', '+aaaaaaaaaaaaa.0123456789abcdef01234567'];
test.each(endlessParts)('a very long header of %s is read within half a second', (part) => {
  const start = performance.now();
  expect(findAddressed(env, part.repeat(200_000 / part.length))).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(500);
});
