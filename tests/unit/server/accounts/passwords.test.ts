import { hashPassword, isPassword } from '#server/accounts/passwords.ts';
import { expect, test } from 'vitest';
import { lowCosts } from '../../../support/low-costs.ts';

test('a password is recognised by its hash, which does not contain it', async () => {
  const stored = await hashPassword('zes groene fietsen');
  expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('zes groene fietsen', stored)).toBe(true);
  expect(await isPassword('zes groene fietsen ', stored)).toBe(false);
});

test('the same password twice has two hashes', async () => {
  const hashes = await Promise.all([1, 2].map(() => hashPassword('zes groene fietsen', lowCosts)));
  expect(new Set(hashes).size).toBe(2);
});

test('a password is recognised in either Unicode normalization form', async () => {
  const stored = await hashPassword('één café'.normalize('NFC'), lowCosts);
  expect(await isPassword('één café'.normalize('NFD'), stored)).toBe(true);
});

test('comparing a password with a text that is no hash throws', async () => {
  await expect(isPassword('zes groene fietsen', 'zes groene fietsen')).rejects.toThrow('cannot be read');
});
