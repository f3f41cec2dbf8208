/** What pages tell search engines and readers that only the built page shows. */
import { parse, type HTMLElement } from 'node-html-parser';
import { company } from '#company';
import { locales } from '#i18n/locales.ts';
import { pathToFeed } from '#paths';
import { screens } from '#screens';
import { expect, test } from '@playwright/test';
import { builtPages } from '../../support/built-pages.ts';
import { sendRaw } from '../../support/raw-http.ts';

async function readPage(path: string): Promise<HTMLElement> {
  return parse((await sendRaw(path)).body.toString());
}

function keywordsOf(page: HTMLElement): string | undefined {
  return page.querySelector('meta[name=keywords]')?.getAttribute('content');
}

for (const locale of locales) {
  test(`each page for search engines in ${locale} has keywords of its own`, async () => {
    const indexed = builtPages.filter((page) => page.locale === locale && 'sitemap' in screens[page.screen]);
    const found = await Promise.all(indexed.map(async ({ path }) => keywordsOf(await readPage(path))));
    expect(found.every((keywords) => (keywords?.split(/[,،]/).length ?? 0) >= 2)).toBe(true);
    expect(new Set(found).size).toBe(found.length);
    expect(found.join()).not.toContain('{');
  });

  test(`the feed in ${locale} says where it is`, async () => {
    const path = pathToFeed(locale);
    const channel = (await readPage(path)).querySelector('channel');
    // https://www.rssboard.org/rss-profile#namespace-elements-atom-link
    expect(channel?.querySelector('atom\\:link')?.attributes).toEqual({
      href: company.siteUrl + path,
      rel: 'self',
      type: 'application/rss+xml',
    });
  });
}
