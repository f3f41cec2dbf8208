/** The site's own fonts cover every character of the site, despite their subsetting. */
import { readFileSync } from 'node:fs';
import { locales, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import type { CDPSession, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { expect, test } from '../../support/browser-test.ts';
import { builtPaths, fileOf } from '../../support/built-pages.ts';

/** A name in another script uses a font of the visitor's system. */
const ownScript = { ar: /./u, latin: /[^\p{Script=Arabic}]/u };
/** Without a glyph: soft hyphen, directional marks. */
const invisible = /[\p{Cf}\s]/u;

for (const locale of locales) {
  test(`no character of the pages in ${locale} is missing in the fonts of the site`, async ({ page }) => {
    const characters = charactersOf(locale);
    await page.goto(pathTo('home', locale), { waitUntil: 'networkidle' });
    // A font that was late for the first page is available to the second.
    await page.reload();
    await page.evaluate(showEach, characters);
    await page.evaluate(() => document.fonts.ready);
    expect(characters.length).toBeGreaterThan(60);
    expect(await findForeign(page, characters)).toEqual([]);
  });
}

function charactersOf(locale: Locale): string[] {
  const found = new Set<string>();
  for (const path of builtPaths(locale)) {
    const body = parse(readFileSync(fileOf(path), 'utf8')).querySelector('body');
    for (const code of body?.querySelectorAll('script, style') ?? []) code.remove();
    for (const character of body?.textContent ?? '') found.add(character);
  }
  const script = locale === 'ar' ? ownScript.ar : ownScript.latin;
  return [...found].filter((character) => script.test(character) && !invisible.test(character)).sort();
}

/** Runs in the page: shows each character, combining marks on a base letter. */
function showEach(characters: string[]): void {
  document.body.replaceChildren(
    ...characters.map((character) => {
      const place = document.createElement('p');
      place.dataset.character = '';
      place.textContent = /\p{M}/u.test(character) ? `\u0628${character}` : character;
      return place;
    }),
  );
}

/** The characters for which the browser used another font. */
async function findForeign(page: Page, characters: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-character]',
  });
  const isForeign = await Promise.all(nodeIds.map((nodeId) => usesForeignFace(session, nodeId)));
  return characters.filter((_, index) => isForeign[index]);
}

async function usesForeignFace(session: CDPSession, nodeId: number): Promise<boolean> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ isCustomFont }) => !isCustomFont);
}
