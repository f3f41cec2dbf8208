/** Defences of accounts. */
import type { Defence } from './defence.ts';

const guesses = 'tests/integration/login-guesses.test.ts';

export const accounts: Defence[] = [
  {
    attack: 'Guessed passwords',
    defence: 'five failures block an address for 15 minutes, counted before the hash is made',
    file: 'src/server/accounts/login-store.ts',
    without: ['bool_or(failures > max_failures) as is_blocked', 'false as is_blocked'],
    test: guesses,
    title: 'the block',
  },
  {
    attack: 'Guesses at one account from many addresses',
    defence: 'from the fifth failure on strangers wait, twice as long each time',
    file: 'src/server/accounts/login-store.ts',
    without: ['where known.expires_at <= ${now} or ${pauseEnd} <= ${now}', 'where true'],
    test: guesses,
    title: 'only strangers wait',
  },
  {
    attack: 'Guesses that lock the owner out',
    defence: 'a device that has logged in before is let in and counts alone; an address for the CSV',
    file: 'src/server/accounts/login-store.ts',
    without: ['const isKnown = keys.device !== undefined &&', 'const isKnown = keys.account === "" &&'],
    test: guesses,
    title: 'never meet a device',
  },
  {
    attack: 'Logins as a flood',
    defence: 'two passwords at a time, four wait, then 503 with Retry-After',
    file: 'src/server/services.ts',
    without: ['const maxHashes = 2;', 'const maxHashes = 200;'],
    test: guesses,
    title: 'two at a time at most',
  },
  {
    attack: 'Passwords that take the processor from pages',
    defence: 'hashed in threads of lower priority, on a host of our own',
    file: 'src/server/accounts/hash-thread.ts',
    without: ['setPriority(niceness)', 'void niceness'],
    test: 'tests/unit/server/accounts/hash-threads.test.ts',
    title: 'only the threads that hash give way',
  },
  {
    attack: 'A forged link or signature',
    defence: 'an HMAC over purpose and content, compared in constant time',
    file: 'src/server/signatures.ts',
    without: ['given.length === expected.length && timingSafeEqual(given, expected)', 'given.length > 0'],
    test: 'tests/unit/server/keys.test.ts',
  },
  {
    attack: 'A code of an app that was overheard',
    defence: 'each opens once, and none that is older: the statement that uses it up decides',
    file: 'src/server/accounts/second-factor/totp.ts',
    without: [' and last_step < ${step}', ''],
    test: 'tests/integration/second-factor.test.ts',
    title: 'takes no code twice',
  },
  {
    attack: 'A mailed link that is used again, or is too old',
    defence: 'signed, for a while, and tied to a number that each use raises',
    file: 'src/server/accounts/links.ts',
    without: [' || Number(expiresAt) <= now().getTime()', ''],
    test: 'tests/integration/staff-invitations.test.ts',
    title: 'answers the same for one that is used, too old, forged',
  },
  {
    attack: 'Somebody who has left',
    defence: 'each request asks how the account of its session stands',
    file: 'src/server/accounts/sessions.ts',
    without: ["\n    .where('users.state', '=', 'active')", ''],
    test: 'tests/integration/staff-users.test.ts',
    title: 'is out from the moment of its state',
  },
  {
    attack: 'A stolen or planted session',
    defence:
      '`HttpOnly`, `Secure`, `SameSite=Lax`, `__Host-`; only its digest is stored; ended on the server',
    file: 'src/server/accounts/cookies.ts',
    without: ['Path=/; HttpOnly; Secure; SameSite=Lax', 'Path=/'],
    test: 'tests/integration/login.test.ts',
    title: 'comes with a cookie that scripts and other sites cannot use',
  },
  {
    attack: 'Formulas in exported tables',
    defence: 'an apostrophe before them, also behind what another setting takes for a border',
    file: 'src/domain/csv.ts',
    without: ['text.replace(formulaStart,', 'text.replace(/^$/,'],
    test: 'tests/unit/domain/csv.test.ts',
  },
];
