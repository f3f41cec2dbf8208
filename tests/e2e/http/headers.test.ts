import { readdirSync } from 'node:fs';
import { pathTo } from '#paths';
import { contactPath } from '#contracts/contact.ts';
import { newsletterActionPaths } from '#contracts/newsletter.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { expect, test } from '@playwright/test';
import { sendRaw, type RawRequest } from '../../support/raw-http.ts';
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

const kinds: Record<string, [status: number, path: string, request?: RawRequest]> = {
  'a page': [200, '/'],
  'a page without its body': [200, '/', { method: 'HEAD' }],
  'a script': [200, asset],
  'an unknown address': [404, '/onbekend'],
  'an unknown script': [404, '/_astro/unknown.js'],
  'a redirect': [301, '/services'],
  'an address that is none': [400, '/%E0%A4%A'],
  'a page asked for in a wrong way': [405, pathTo('about', 'nl'), { method: 'POST' }],
  'a refused submission': [422, contactPath, { method: 'POST', headers: json, body: '{}' }],
  'an unreadable submission': [400, contactPath, { method: 'POST', headers: json, body: '{' }],
  'an endpoint asked for in a wrong way': [405, contactPath],
  'a page rendered on demand': [200, pathTo('confirmation', 'nl')],
  'a page behind a link that is not right': [404, `${pathTo('newsletter', 'nl')}?action=confirm`],
  'a form that was refused on its page': [422, pathTo('contact', 'nl'), { method: 'POST', headers: form }],
  'a link in a mail of before': [303, newsletterActionPaths.confirm],
  'a published list': [200, testimonialPath],
};

test('a page over plain HTTP does not ask for HTTPS, which it has not shown to work', async () => {
  const { headers } = await sendRaw('/');
  expect(headers['strict-transport-security']).toBeUndefined();
});

for (const [kind, [status, path, request]] of Object.entries(kinds)) {
  test(`${kind} carries every security header`, async () => {
    const secure = { ...request?.headers, 'x-forwarded-proto': 'https' };
    const { status: answered, headers } = await sendRaw(path, { ...request, headers: secure });
    expect(answered).toBe(status);
    const isPage = status === 200 && headers['content-type']?.startsWith('text/html');
    const expected = isPage ? { ...everywhere, ...onPages } : everywhere;
    for (const [name, pattern] of Object.entries(expected)) expect(headers[name], name).toMatch(pattern);
    expect(headers['content-security-policy']).not.toMatch(/'unsafe-|\*/);
  });
}

test('a drawing may show itself, wherever the build puts it, and nothing more', async () => {
  for (const folder of ['pictures', '_astro']) {
    const drawing = readdirSync(`${testSite.published}/${folder}`).find((file) => file.endsWith('.svg'));
    const { status, headers } = await sendRaw(`/${folder}/${drawing ?? ''}`);
    expect([status, headers['content-security-policy']]).toEqual([
      200,
      `default-src 'none';style-src 'unsafe-inline';sandbox;frame-ancestors 'none'`,
    ]);
  }
});

test('a page names the rules by which the next one is fetched ahead, which are there', async () => {
  const { headers } = await sendRaw('/');
  const rules = await sendRaw(String(headers['speculation-rules']).slice(1, -1));
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(rules.body.toString())).toHaveProperty('prefetch');
});

test('the not-found page contains its policy, since no header rule for pages matches', async () => {
  const { body } = await sendRaw('/onbekend');
  expect(body.toString()).toContain(`<meta http-equiv="content-security-policy" content="default-src`);
});
