import { EnvError, parseEnv, type RawEnv } from '#server/env.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const live = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://site:secret@db.example/site',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  APP_SECRET: 'known to all who read the tests of it',
};

function messageOf(raw: RawEnv): string {
  try {
    parseEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return '';
}

describe('the environment', () => {
  test('may be empty in development', () => {
    expect(parseEnv({})).toMatchObject({ production: false, isPublicSecret: true, host: '127.0.0.1' });
    expect(parseEnv({ DATABASE_URL: '', PORT: '' })).toEqual(parseEnv({}));
  });

  test('listens on loopback only, unless configured otherwise', () => {
    expect(parseEnv(live).host).toBe('127.0.0.1');
    expect(parseEnv({ ...live, TRUST_PROXY: 'true' }).host).toBe('127.0.0.1');
    expect(parseEnv({ ...live, TRUST_PROXY: 'true', HOST: '10.0.0.2' }).host).toBe('10.0.0.2');
    expect(parseEnv({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  test('trusts private and listed proxies, once a proxy is configured', () => {
    const named = { TRUSTED_PROXIES: '203.0.113.7, 2001:db8::/32' };
    expect(parseEnv(named).trustedProxies).toBeUndefined();
    const { trustedProxies } = parseEnv({ ...named, TRUST_PROXY: 'true' });
    const isTrusted = (address: string, family: 'ipv4' | 'ipv6' = 'ipv4') =>
      trustedProxies?.check(address, family);
    const addresses = ['127.0.0.1', '203.0.113.7', '203.0.113.8'];
    expect(addresses.filter((address) => isTrusted(address))).toEqual(addresses.slice(0, 2));
    expect(isTrusted('2001:db8:1::1', 'ipv6')).toBe(true);
  });

  const noProxies = ['proxy.example', '203.0.113.7/33', '2001:db8::/129', '10.0.0.1 ::1', '::1/'];
  test.each(noProxies)('rejects %j as the trusted proxies', (value) => {
    const sentence = 'TRUSTED_PROXIES must be addresses or networks with commas between them';
    expect(messageOf({ TRUSTED_PROXIES: value })).toContain(sentence);
  });

  test('in production needs three variables, and reports each missing one in a sentence', () => {
    expect(messageOf({ NODE_ENV: 'production' })).toBe(
      'DATABASE_URL is required in production.\nSMTP_URL is required in production.\nAPP_SECRET is required in production.',
    );
    const neon = { DATABASE_URL: '', NETLIFY_DB_URL: 'postgresql://x@ep.neon.tech/y' };
    expect(parseEnv({ ...live, ...neon }).databaseUrl).toBe(neon.NETLIFY_DB_URL);
  });

  const onNetlify: RawEnv[] = [{ NETLIFY: 'true' }, { AWS_LAMBDA_FUNCTION_NAME: 'contact' }];
  test.each(onNetlify)('is that of production with %o', (raw) => {
    expect(messageOf(raw)).toContain('required in production');
    expect(parseEnv({ ...raw, NETLIFY_DEV: 'true' }).production).toBe(false);
  });

  test('that is invalid is reported with one sentence per variable, without its values', () => {
    const wrong = {
      NODE_ENV: 'live',
      DATABASE_URL: 'mysql://user:secret@host/db',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'info',
      MAIL_TO: 'x',
      APP_SECRET: 'short',
      SITE_URL: 'www.example.nl',
      BUILD_HOOK_URL: 'hooks/1',
      PORT: '65536',
      TRUST_PROXY: 'yes',
      TRUSTED_PROXIES: 'nginx',
      RATE_LIMIT_PER_HOUR: '0',
    };
    const message = messageOf(wrong);
    const reported = message.split('\n').map((sentence) => /^([A-Z_]+) must .+\.$/.exec(sentence)?.[1]);
    expect(reported).toEqual(Object.keys(wrong));
    expect(message).not.toMatch(/secret|mail\.example|hooks/);
  });

  test('is explained in .env.example, variable by variable', () => {
    const find = (file: string, pattern: RegExp) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();
    const setByThePlatform = ['AWS_LAMBDA_FUNCTION_NAME', 'NETLIFY', 'NETLIFY_DB_URL', 'NETLIFY_DEV'];
    const explained = find('.env.example', /^([A-Z_]+)=/gm);
    expect([...explained, ...setByThePlatform].sort()).toEqual(find('src/server/env.ts', /^  ([A-Z_]+): /gm));
  });

  const beyondOrigins = ['https://x.nl/pad/', 'https://x.nl/?a', 'https://x.nl/#a', 'https://u:p@x.nl'];
  test.each(beyondOrigins)('rejects a SITE_URL with more than an origin: %s', (SITE_URL) => {
    const sentence = 'SITE_URL must have nothing behind its host, such as https://www.example.nl.';
    expect(messageOf({ SITE_URL })).toBe(sentence);
    expect(parseEnv({ SITE_URL: 'https://x.nl/' }).siteUrl).toBe('https://x.nl');
  });

  const guessed = [' '.repeat(32), 'changeme'.repeat(4), 'a'.repeat(32)];
  const pasted = [`"${'s3cr3tKey0'.repeat(4)}"`, `${'aB3dEf9hIj'.repeat(4)}\n`];
  test.each([...guessed, ...pasted])('rejects the APP_SECRET %j', (APP_SECRET) => {
    expect(messageOf({ APP_SECRET })).toMatch(/^APP_SECRET must /);
  });

  test('needs an address for the mailbox of replies, short enough to add a reference and signature', () => {
    const both = { IMAP_URL: 'imaps://x:y@mail.example/INBOX', MAIL_REPLY_TO: 'Antwoord@example.nl' };
    expect(parseEnv(both).inbox).toEqual({ url: both.IMAP_URL, address: 'antwoord@example.nl' });
    expect(messageOf({ IMAP_URL: both.IMAP_URL })).toContain('MAIL_REPLY_TO');
    expect(messageOf({ ...both, MAIL_REPLY_TO: `${'a'.repeat(26)}@example.nl` })).toContain('at most 25');
  });
});
