import { readdirSync } from 'node:fs';
import { pathTo } from '#i18n/routes.ts';
import { contactPath } from '#submissions/contact.ts';
import { newsletterActionPaths } from '#submissions/newsletter.ts';
import { testimonialPath } from '#submissions/testimonial.ts';
import { expect, test } from '@playwright/test';
import { sendRaw, type RawRequest } from '../../support/raw-http.ts';
import { testSite } from '../../support/test-site.ts';

const protection = {
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const scripts = readdirSync(`${testSite.directory}/_astro`).filter((file) => file.endsWith('.js'));
const asset = `/_astro/${scripts[0] ?? ''}`;
const json = { 'content-type': 'application/json' };

const kinds: Record<string, [status: number, path: string, request?: RawRequest]> = {
  'a page': [200, '/'],
  'a page without its body': [200, '/', { method: 'HEAD' }],
  'a script': [200, asset],
  'an unknown address': [404, '/onbekend'],
  'an unknown script': [404, '/_astro/unknown.js'],
  'a redirect': [301, '/services'],
  'an address that is none': [400, '/%E0%A4%A'],
  'a page asked for in a wrong way': [405, '/contact', { method: 'POST' }],
  'a refused submission': [422, contactPath, { method: 'POST', headers: json, body: '{}' }],
  'an unreadable submission': [400, contactPath, { method: 'POST', headers: json, body: '{' }],
  'an endpoint asked for in a wrong way': [405, contactPath],
  'a page that a function fills in': [200, pathTo('confirmation', 'nl')],
  'a page behind a link that is not right': [404, newsletterActionPaths.confirm],
  'a published list': [200, testimonialPath],
};

for (const [kind, [status, path, request]] of Object.entries(kinds)) {
  test(`${kind} carries every security header`, async () => {
    const answer = await sendRaw(path, request);
    expect(answer.status).toBe(status);
    for (const [name, pattern] of Object.entries(protection))
      expect(answer.headers[name], name).toMatch(pattern);
  });
}

test('no policy allows inline code without its hash, or code from text', async () => {
  for (const [, path, request] of Object.values(kinds)) {
    expect((await sendRaw(path, request)).headers['content-security-policy']).not.toMatch(/'unsafe-/);
  }
});

test('a page is asked for again each time, and not sent again when it is the same', async () => {
  const first = await sendRaw('/');
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await sendRaw('/', { headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
});

test('a file with a hash in its name is kept for a year, a missing one is not', async () => {
  expect((await sendRaw(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await sendRaw('/_astro/unknown.js')).headers['cache-control']).toContain('max-age=0');
});

test('text is compressed as the browser likes it', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const answer = await sendRaw('/', { headers: { 'accept-encoding': accepted ?? '' } });
    expect(answer.headers['content-encoding'], accepted).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  }
});
