/** Defences of the server and of what is stored. */
import type { Defence } from './defence.ts';

const traffic = 'tests/integration/traffic.test.ts';

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
    file: 'src/server/mail/outcomes.ts',
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
