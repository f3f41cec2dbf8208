/** Defences of accounts, of the server and of what is stored. */
import type { Defence } from './defence.ts';

const guesses = 'tests/integration/login-guesses.test.ts';
const traffic = 'tests/integration/traffic.test.ts';

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
    test: 'tests/integration/staff-users.test.ts',
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

export const server: Defence[] = [
  {
    attack: 'Hundreds of requests sent at once over one connection',
    defence: 'ten that wait, then the connection ends',
    file: 'src/server/platform/traffic.ts',
    without: ['requestsPerConnection: 10,', 'requestsPerConnection: 10_000,'],
    test: traffic,
    title: 'sends 400 requests without waiting',
  },
  {
    attack: 'Answers that are never read',
    defence: 'half a minute and 4 kB/s, then the connection ends',
    file: 'src/server/platform/traffic.ts',
    without: ['if (deadline < performance.now()) response.destroy()', 'if (deadline < 0) response.destroy()'],
    test: traffic,
    title: 'does not read its answer',
  },
  {
    attack: 'Very many connections, or requests at once',
    defence: '200 connections of an address, 300 requests at once, then 503',
    file: 'src/server/platform/traffic.ts',
    without: ['if (requests >= limits.requests) {', 'if (requests < 0) {'],
    test: traffic,
    title: 'more requests at once than are taken',
  },
  {
    attack: 'Work that keeps pages from being read',
    defence: 'each file is read once and sent from memory',
    file: 'src/server/platform/static-files.ts',
    without: ['files.set(path, reading);', 'files.delete(path);'],
    test: traffic,
    title: 'a file is read once',
  },
  {
    attack: 'Odd methods and hosts',
    defence: 'refused before a request is made of them',
    file: 'src/server/platform/node-http.ts',
    without: ['if (!plainOrigin.test(origin)) return undefined;', ''],
    test: 'tests/unit/server/platform/node-http.test.ts',
  },
  {
    attack: 'A visitor who claims another address',
    defence: 'only the last address of a trusted proxy counts, without its port',
    file: 'src/server/platform/node-http.ts',
    without: ['ip: withoutPort(ip)', 'ip: ip'],
    test: 'tests/unit/server/platform/node-http.test.ts',
  },
  {
    attack: 'Script injected into a page',
    defence: "a Content-Security-Policy in each page's head: hashes only, no other host",
    file: 'src/build/page-policy.ts',
    without: ["default-src 'self'", 'default-src *'],
    test: 'tests/unit/build/page-policy.test.ts',
  },
  {
    attack: 'Mail headers injected',
    defence: 'addresses as objects, line breaks taken out of what stands on one line',
    file: 'src/submissions/fields.ts',
    without: [
      "const oneLine = z.overwrite<string>((text) => text.replace(/\\s+/g, ' '));",
      'const oneLine = z.overwrite<string>((text) => text);',
    ],
    test: 'tests/unit/submissions/contact.test.ts',
  },
];

export const privacy: Defence[] = [
  {
    attack: 'A page framed by another site',
    defence: "`frame-ancestors 'none'` on every answer, also of functions",
    file: 'src/domain/security-headers.ts',
    without: [
      "'content-security-policy': `frame-ancestors 'none'`",
      "'content-security-policy': `frame-ancestors *`",
    ],
    test: 'tests/unit/build/headers-file.test.ts',
    title: 'who may frame it',
  },
  {
    attack: 'Robots that fill in every field, or too fast, or with links',
    defence: 'put aside, never dropped; the sender gets no mail',
    file: 'src/domain/spam.ts',
    without: ['honeypot: Boolean(evidence.honeypot)', 'honeypot: false'],
    test: 'tests/unit/domain/spam.test.ts',
  },
  {
    attack: 'Mails read on their way',
    defence: 'a live site sends over TLS or not at all',
    file: 'src/server/mail/transport.ts',
    without: ["address.searchParams.set('requireTLS', 'true');", ''],
    test: 'tests/integration/mail-encryption.test.ts',
  },
  {
    attack: 'Mails to addresses that do not exist, which cost our name',
    defence: 'refused for good is given up at once, and not written to again',
    file: 'src/server/mail/outbox.ts',
    without: ['const isRefused = key !== null && isForGood(error);', 'const isRefused = false;'],
    test: 'tests/integration/refused-mails.test.ts',
    title: 'is given up at once',
  },
  {
    attack: 'Personal data in logs',
    defence: 'of an error its kind and place only; of a request its endpoint and status',
    file: 'src/server/http/log.ts',
    without: ['name: error.name,', 'name: error.message,'],
    test: 'tests/integration/outbox.test.ts',
    title: 'with the reason but nothing personal',
  },
  {
    attack: 'Data kept too long',
    defence: 'a list of terms, applied each night, from which the privacy page is made',
    file: 'src/server/retention.ts',
    without: ['(${isExpired(now)}) or', 'false or'],
    test: 'tests/integration/retention.test.ts',
    title: 'what is kept, and what is removed',
  },
];
