/**
 * Rules for new passwords (NIST SP 800-63B, 5.1.1.2): a minimum length and no common passwords, but
 * no required kinds of characters.
 */
import { toNormalForm } from '#domain/normal-form.ts';
import { maxPasswordLength } from '#contracts/login.ts';

export const minPasswordLength = 12;

export type PasswordFault = 'too short' | 'too long' | 'common' | 'like the username';

/** Minimum number of different characters, which rejects patterns such as `abababababab`. */
const minDifferentCharacters = 5;

/**
 * Words in lists of leaked passwords in the languages of this site, and names of the company and
 * its trade.
 */
const commonWords = [
  'admin administrator amsterdam basketball blinkvast cheval contrasena contraseña dragon ficken football geheim hallo',
  'iloveyou jetaime lente letmein liebe login loulou master mdp monkey motdepasse nederland passwort password pasword',
  'princess qwerty qwertz azerty schoonmaak schoonmaakbedrijf secret sesame soleil starwars summer sunshine superman',
  'test teamo utrecht user voetbal wachtwoord welcome welkom winter zomer herfst',
]
  .join(' ')
  .split(' ')
  // The longest first, so that removing `admin` does not leave `istrator`.
  .toSorted((a, b) => b.length - a.length);

/** Keyboard and alphabet sequences; any part of them is common, in either direction. */
const commonRuns = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'azertyuiopqsdfghjklmwxcvbn'];

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Returns the fault of a new password, if any. Counts code points, not UTF-16 units. */
export function findPasswordFault(password: string, username: string): PasswordFault | undefined {
  const length = Array.from(toNormalForm(password, 'NFC')).length;
  if (length < minPasswordLength) return 'too short';
  if (length > maxPasswordLength) return 'too long';
  const plain = password.toLowerCase();
  if (username.length >= 3 && plain.includes(username.toLowerCase())) return 'like the username';
  return isCommon(plain) ? 'common' : undefined;
}

/**
 * True for a password with few different characters, or with hardly any letters besides common
 * words and sequences.
 */
function isCommon(plain: string): boolean {
  if (new Set(plain).size < minDifferentCharacters) return true;
  const unmasked = plain.replace(/[0-9@$!]/g, (character) => lookalikes[character] ?? character);
  return [plain, unmasked].some((text) => removeCommonParts(text).length < 4);
}

function removeCommonParts(text: string): string {
  const withoutWords = commonWords.reduce((left, word) => left.replaceAll(word, ' '), text);
  const parts = withoutWords.split(/[^\p{L}]+/u).filter(Boolean);
  return parts.filter((part) => !isRun(part)).join('');
}

function isRun(part: string): boolean {
  return commonRuns.some((run) => run.includes(part) || Array.from(run).toReversed().join('').includes(part));
}
