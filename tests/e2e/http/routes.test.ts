import { parse } from 'node-html-parser';
import { company } from '#company';
import { locales } from '#i18n/locales.ts';
import { isIndexed, pathTo, pathToFeed } from '#paths';
import { expect, test } from '@playwright/test';
import { sendRaw } from '../../support/raw-http.ts';

const absolute = (path: string) => new URL(path, company.siteUrl).href;

async function readPage(path: string) {
  const { status, body } = await sendRaw(path);
  return { status, root: parse(body.toString()) };
}

for (const locale of locales) {
  test(`the feed in ${locale} has its own URL`, async () => {
    const path = pathToFeed(locale);
    const { root } = await readPage(path);
    // https://www.rssboard.org/rss-profile#namespace-elements-atom-link
    expect(root.querySelector('channel atom\\:link')?.attributes).toEqual({
      href: absolute(path),
      rel: 'self',
      type: 'application/rss+xml',
    });
  });
}

test('a page on demand and its form are the same with a slash at the end', async ({ request, baseURL }) => {
  for (const locale of locales) {
    for (const screen of ['contact', 'appointment', 'search', 'confirmation'] as const) {
      const { status, root } = await readPage(`${pathTo(screen, locale)}/?day=2026-13-45`);
      expect(status, `${screen} in ${locale}`).toBe(200);
      const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
      if (isIndexed(screen)) expect(canonical).toBe(absolute(pathTo(screen, locale)));
    }
    for (const screen of ['contact', 'callback'] as const) {
      const path = `${pathTo(screen, locale)}/`;
      const headers = { origin: baseURL ?? '', 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await request.post(path, { headers, data: 'naam=', maxRedirects: 0 });
      expect(answer.status(), path).toBe(422);
      expect(answer.headers()['content-type'], path).toMatch(/^text\/html/);
    }
  }
});

test('an unknown address answers 404 in the language of its path', async () => {
  const expected = {
    ...{ '/onbekend': 'nl', '/en/unknown': 'en', '/ar/a/b/c': 'ar', '/fr/%C3%A9': 'fr' },
    '/english': 'nl',
  };
  for (const [path, locale] of Object.entries(expected)) {
    const { status, root } = await readPage(path);
    expect(status, path).toBe(404);
    expect(root.querySelector('html')?.getAttribute('lang'), path).toBe(locale);
  }
});
