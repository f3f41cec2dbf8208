import { findPasswordFault } from '#server/accounts/password-rules.ts';
import { expect, test } from 'vitest';

const chosen = ['correct horse battery staple', 'rT8#kq2Lm!vX', 'القطة على النافذة اليوم', 'vijfkeerpoetsen'];
test.each(chosen)('"%s" may be chosen, whatever characters it has', (password) => {
  expect(findPasswordFault(password, 'noor')).toBeUndefined();
});

test.each(['', 'kort', 'elf tekens!'])('"%s" is too short', (password) => {
  expect(findPasswordFault(password, 'noor')).toBe('too short');
});

test('characters are counted regardless of their bytes and normalization', () => {
  expect(findPasswordFault('🧽🪣🧹🧼🫧🚿', 'noor')).toBe('too short');
  expect(findPasswordFault('é'.normalize('NFD').repeat(6), 'noor')).toBe('too short');
});

test('a password longer than 256 characters is too long to hash', () => {
  expect(findPasswordFault('zin met woorden '.repeat(20), 'noor')).toBe('too long');
});

test.each([
  ...['password1234', 'P@ssw0rd2026', 'Welkom01!Welkom01!', 'qwertyuiop12', '123456789012'],
  ...['poiuytrewq123', 'aaaaaaaaaaaa', 'Blinkvast2026', 'schoonmaakbedrijf1'],
])('"%s" is one that attackers try first', (password) => {
  expect(findPasswordFault(password, 'noor')).toBe('common');
});

test('a password with the username in it is refused', () => {
  expect(findPasswordFault('paarse Noortje fietst', 'noortje')).toBe('like the username');
});
