import { findPasswordFault } from '#server/accounts/password-rules.ts';
import { expect, test } from 'vitest';

const passwords: [fault: string, passwords: string[]][] = [
  ['none', ['correct horse battery staple', 'rT8#kq2Lm!vX', 'القطة على النافذة اليوم', 'vijfkeerpoetsen']],
  // Characters are counted regardless of their bytes and normalization.
  ['too short', ['', 'kort', 'elf tekens!', '🧽🪣🧹🧼🫧🚿', 'é'.normalize('NFD').repeat(6)]],
  ['too long', ['zin met woorden '.repeat(20)]],
  ['common', ['password1234', 'P@ssw0rd2026', 'Welkom01!Welkom01!', 'qwertyuiop12', '123456789012']],
  ['common', ['poiuytrewq123', 'aaaaaaaaaaaa', 'Blinkvast2026', 'schoonmaakbedrijf1']],
  ['like the username', ['paarse Noortje fietst']],
];

test.each(passwords)('the fault “%s” is found in %j', (fault, given) => {
  for (const password of given)
    expect(findPasswordFault(password, 'noortje') ?? 'none', password).toBe(fault);
});
