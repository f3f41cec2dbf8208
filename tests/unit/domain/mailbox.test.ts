import { cleanAddress, isAddress, mailboxOf } from '#domain/mailbox.ts';
import { expect, test } from 'vitest';

test.each([
  ['noor@delinde.example', ['Noor@DeLinde.example', 'noor+1@delinde.example', 'noor+a+b@delinde.example.']],
  [
    'noordevries@gmail.com',
    ['noor.de.vries@gmail.com', 'n.oordevries+x@googlemail.com', 'NoorDeVries@Gmail.com.'],
  ],
])('%s is one mailbox, however it is spelt', (mailbox, spellings) => {
  for (const spelling of [mailbox, ...spellings]) expect(mailboxOf(spelling)).toBe(mailbox);
});

test.each([
  ['a dot counts everywhere but at Google', 'noor.de.vries@delinde.example', 'noordevries@delinde.example'],
  ['a name may begin with a plus', '+1@delinde.example', '+2@delinde.example'],
  ['each domain has mailboxes of its own', 'noor@delinde.example', 'noor@gmail.com'],
])('%s', (_, one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

const spelledJan = [
  ...['jan@delinde.example', '\u202ajan@delinde.example\u202c'],
  ...['MAILTO:jan@delinde.example?subject=Offerte', 'Jan de Linde <jan@delinde.example>'],
  ...['"Linde, Jan" <jan@delinde.example>;', '<mailto:jan@delinde.example>', "'jan@delinde.example'"],
  'jan@delinde.example.',
];

test.each<[string, string]>([
  ...spelledJan.map((text): [string, string] => [text, 'jan@delinde.example']),
  // A-labels of RFC 5891.
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@Mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['info@موقع.وزارة-الاتصالات.مصر', 'info@xn--4gbrim.xn----ymcbaaajlc6dj7bxne2c.xn--wgbh1c'],
])('the e-mail address in %j is %s', (text, address) => {
  expect(cleanAddress(text)).toBe(address);
  expect(isAddress(address)).toBe(true);
});

test.each([
  ...['jan', '@delinde.example', 'jan@delinde', 'jan@delinde.example jan@linde.example', 'jan@de/ü.example'],
  ...['jan@1.2.3.ü@x', 'jané@delinde.example', 'jan..bakker@delinde.example', '.jan@delinde.example'],
  'jan.@delinde.example',
  `${'a'.repeat(60)}@${'é.'.repeat(60)}example`,
])('%j contains no valid address', (text) => {
  expect(isAddress(cleanAddress(text))).toBe(false);
});

test('a text that is far too long for an address is not searched', () => {
  const endless = `a${'.'.repeat(63_000)}a`;
  expect(cleanAddress(endless)).toBe(endless);
  expect(cleanAddress(`${endless} `)).toBe(`${endless} `);
});
