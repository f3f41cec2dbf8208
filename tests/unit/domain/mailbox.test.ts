import { mailboxOf } from '#domain/mailbox.ts';
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
