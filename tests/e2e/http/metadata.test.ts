/** What pages tell search engines and readers that only the built page shows. */
import { parse, type HTMLElement } from 'node-html-parser';
import { company } from '#company';
import { locales, type Locale } from '#i18n/locales.ts';
import { pathTo, pathToFeed } from '#paths';
import { serviceIds } from '#services';
import { screens } from '#screens';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '@playwright/test';
import { builtPages } from '../../support/built-pages.ts';
import { sendRaw } from '../../support/raw-http.ts';

async function readPage(path: string): Promise<HTMLElement> {
  return parse((await sendRaw(path)).body.toString());
}

function keywordsOf(page: HTMLElement): string | undefined {
  return page.querySelector('meta[name=keywords]')?.getAttribute('content');
}

interface Catalog {
  itemListElement: { itemOffered: { name: string } }[];
}

function catalogOf(page: HTMLElement): Catalog | undefined {
  const text = page.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}';
  const { '@graph': nodes } = JSON.parse(text) as { '@graph': { hasOfferCatalog?: Catalog }[] };
  return nodes.find(({ hasOfferCatalog }) => hasOfferCatalog)?.hasOfferCatalog;
}

for (const locale of locales) {
  test(`each page for search engines in ${locale} has keywords of its own`, async () => {
    const indexed = builtPages.filter((page) => page.locale === locale && 'sitemap' in screens[page.screen]);
    const found = await Promise.all(indexed.map(async ({ path }) => keywordsOf(await readPage(path))));
    expect(found.every((keywords) => (keywords?.split(/[,،]/).length ?? 0) >= 2)).toBe(true);
    expect(new Set(found).size).toBe(found.length);
    expect(found.join()).not.toContain('{');
  });

  test(`the offer catalogue in ${locale} names services, not the headings of their pages`, async () => {
    const names = catalogOf(await readPage(pathTo('home', locale)))?.itemListElement.map(
      ({ itemOffered }) => itemOffered.name,
    );
    const t = translator(locale);
    expect(names).toEqual(serviceIds.map((id) => t(`services.${id}`)));
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

  test(`the contact page in ${locale} lists phone, e-mail, work area, availability, hours and identity`, async () => {
    const details = (await readPage(pathTo('contact', locale))).querySelector('main aside dl');
    expect(details?.querySelectorAll('dt').map(({ text }) => text.trim())).toEqual(titles(locale));
    expect(details?.querySelectorAll('dd').every(({ text }) => text.trim() !== '')).toBe(true);
  });
}

function titles(locale: Locale): string[] {
  const t = translator(locale);
  return [
    t('contact.phoneTitle'),
    'WhatsApp',
    t('contact.emailTitle'),
    t('home.findArea'),
    t('contact.availabilityTitle'),
    t('contact.hoursTitle'),
    t('identity.heading'),
  ];
}

test('an article has the keywords of the blog and its own category', async () => {
  const article = await readPage('/blog/1');
  const blog = keywordsOf(await readPage('/blog')) ?? '';
  expect(keywordsOf(article)).toMatch(new RegExp(`^.+, ${blog}$`));
  // Of the screen: who looks for a word does not type it.
  expect(keywordsOf(article)).not.toContain('\u00ad');
  expect(keywordsOf(article)).not.toContain(company.brand);
});

test('a block of few testimonials leads to all when more than three are approved', async () => {
  for (const path of ['/', pathTo('sme', 'nl')]) {
    const quotes = (await readPage(path)).querySelector('.quotes')?.closest('section');
    expect(quotes?.querySelector(`a[href="${pathTo('testimonials', 'nl')}"]`), path).not.toBeNull();
  }
});
