import { readdirSync } from 'node:fs';
import { pathTo } from '#paths';
import { contactPath } from '#contracts/contact.ts';
import { newsletterActionPaths } from '#contracts/newsletter.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { expect, test } from '@playwright/test';
import { testSite } from '../../support/test-site.ts';

const everywhere = {
  'content-security-policy': /frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const onPages = {
  'strict-transport-security': /max-age=\d{8}/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy': /default-src 'self';script-src 'self'.*frame-ancestors 'none'/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

const scripts = readdirSync(`${testSite.published}/_astro`).filter((file) => file.endsWith('.js'));
const asset = `/_astro/${scripts[0] ?? ''}`;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  data?: Buffer;
}

const kinds: Record<string, [status: number, path: string, sent?: Sent]> = {
  'a page': [200, '/'],
  'a page without its body': [200, '/', { method: 'HEAD' }],
  'a script': [200, asset],
  'an unknown path': [404, '/onbekend'],
  'an unknown script': [404, '/_astro/unknown.js'],
  'a redirect': [301, '/services'],
  'an invalid path': [400, '/%E0%A4%A'],
  'a page requested with a wrong method': [405, pathTo('about', 'nl'), { method: 'POST' }],
  'a refused submission': [422, contactPath, { method: 'POST', headers: json, data: Buffer.from('{}') }],
  'an unreadable submission': [400, contactPath, { method: 'POST', headers: json, data: Buffer.from('{') }],
  'an endpoint requested with a wrong method': [405, contactPath],
  'a page rendered on demand': [200, pathTo('confirmation', 'nl')],
  'a page behind an invalid link': [404, `${pathTo('newsletter', 'nl')}?action=confirm`],
  'a form that was refused on its page': [422, pathTo('contact', 'nl'), { method: 'POST', headers: form }],
  'a link in a mail of an earlier release': [303, newsletterActionPaths.confirm],
  'a published list': [200, testimonialPath],
};

test('a page over plain HTTP has no HSTS header, since HTTPS may not work', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['strict-transport-security']).toBeUndefined();
});

for (const [kind, [status, path, sent]] of Object.entries(kinds)) {
  test(`${kind} carries every security header`, async ({ request }) => {
    const secure = { ...sent?.headers, 'x-forwarded-proto': 'https' };
    const answer = await request.fetch(path, { ...sent, headers: secure, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    const isPage = status === 200 && headers['content-type']?.startsWith('text/html');
    const expected = isPage ? { ...everywhere, ...onPages } : everywhere;
    for (const [name, pattern] of Object.entries(expected)) expect(headers[name], name).toMatch(pattern);
    expect(headers['content-security-policy']).not.toMatch(/'unsafe-|\*/);
  });
}

test('the policy of a drawing lets it show itself and nothing more, in any folder', async ({ request }) => {
  for (const folder of ['pictures', '_astro']) {
    const drawing = readdirSync(`${testSite.published}/${folder}`).find((file) => file.endsWith('.svg'));
    const answer = await request.get(`/${folder}/${drawing ?? ''}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toBe(
      `default-src 'none';style-src 'unsafe-inline';sandbox;frame-ancestors 'none'`,
    );
  }
});

test('a page links to its speculation rules for prefetching, which exist', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const rules = await request.get(String(headers['speculation-rules']).slice(1, -1));
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await rules.json()).toHaveProperty('prefetch');
});

test('the not-found page contains its policy, since no header rule of pages matches', async ({ request }) => {
  const page = await request.get('/onbekend');
  expect(await page.text()).toContain(`<meta http-equiv="content-security-policy" content="default-src`);
});
