import type { Page } from '@playwright/test';
import { company } from '#company';
import { localeInfo, locales } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { menuTexts } from '#i18n/staff/menu-texts.ts';
import { pathTo } from '#paths';
import { staffMarker } from '#contracts/login.ts';
import { expect, test } from '../../support/browser-test.ts';
import { findOverflow } from '../../support/overflow.ts';
import { site } from '../../support/site-under-test.ts';

/** The narrowest window with a top bar, and both sides of the width that shows the menu. */
const widths = [1024, 1279, 1280];

for (const locale of locales) {
  const t = translator(locale);

  test(`the top bar in ${locale} has everything on one line at every width that has one`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(pathTo('about', locale));
      const bar = page.locator('header > div:first-of-type');
      for (const text of [company.email, t('common.workArea'), company.phone, localeInfo[locale].label])
        await expect(
          bar.getByText(text, { exact: true }).first(),
          `${text} at ${String(width)}`,
        ).toBeVisible();
      await expect(bar.getByRole('link', { name: t('common.login') })).toBeVisible();
      expect(await bar.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(48);
      expect(await findOverflow(page), `at ${String(width)}`).toBeUndefined();
      expect(await overlaps(page), `at ${String(width)}`).toEqual([]);
    }
  });
}

for (const locale of locales) {
  test(`who works here finds all of it in the header in ${locale}, by whatever name and at every width`, async ({
    page,
    context,
  }) => {
    const name = 'wilhelmina.vandenboogaard-oosterhuis@schoonmaakbedrijf.example';
    await context.addCookies([{ name: staffMarker, value: encodeURIComponent(name), url: site.url }]);
    for (const width of [320, 390, ...widths, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(pathTo('about', locale));
      const logOut = page.getByRole('button', { name: menuTexts[locale].logOut });
      await expect(page.locator('[action="/api/logout"]')).toHaveCount(2);
      if (width < 1024) await page.locator('[data-open-drawer]').click();
      await logOut.scrollIntoViewIfNeeded();
      await expect(logOut, `at ${String(width)}`).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name })).toBeVisible();
      expect(await findOverflow(page), `at ${String(width)}`).toBeUndefined();
      const drawer = page.locator('#drawer');
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await overlaps(page), `at ${String(width)}`).toEqual([]);
    }
  });
}

/** The neighbours in the bar that stand on each other, or outside of the window. */
function overlaps(page: Page): Promise<string[]> {
  return page.locator('header > div:first-of-type > div').evaluate((wrap) => {
    const items = [...wrap.querySelectorAll('a, summary, button, :scope > span')].filter(
      (item) => !item.closest('ul') && item.getClientRects().length > 0,
    );
    const boxes = items
      .map((item) => ({ text: item.textContent.trim(), box: item.getBoundingClientRect() }))
      .sort((one, other) => one.box.left - other.box.left);
    return boxes
      .filter(
        ({ box }, index) =>
          box.left < 0 || box.right > innerWidth || box.left < (boxes[index - 1]?.box.right ?? 0),
      )
      .map(({ text }) => text);
  });
}

for (const locale of locales) {
  test(`the menu in ${locale} fits from 1280 px, with the booking and the search`, async ({ page }) => {
    const t = translator(locale);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(pathTo('about', locale));
    const header = page.locator('header');
    await expect(header.getByRole('link', { name: t('common.appointmentMenu') })).toBeVisible();
    const row = header.locator('> div').nth(1).locator('> div');
    const parts = await row.locator('> a, > nav a, > div a').evaluateAll((links) =>
      links
        .filter((link) => link.getClientRects().length > 0)
        .map((link) => link.getBoundingClientRect())
        .sort((one, other) => one.left - other.left)
        .map(({ left, right, height }) => ({ left, right, height })),
    );
    expect(parts).toHaveLength(11);
    for (const [index, { left }] of parts.entries())
      expect(left).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0);
    await header.getByRole('link', { name: t('common.search'), exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
}

test('the two buttons of a narrow header keep their size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const buttons = page.locator('header [aria-label]:visible:has(> svg)');
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all())
    expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48 });
});

test('each language option shows its code', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.locator('[data-open-drawer]').tap();
  else await page.locator('[data-language-menu] summary').click();
  await expect(page.locator('a[hreflang=ar]:visible')).toHaveCount(1);
  const codes = await page
    .locator('header details [hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [(link as HTMLAnchorElement).hreflang, getComputedStyle(link, '::before').content]),
    );
  expect(codes.map(([locale]) => locale)).toEqual([...locales]);
  for (const [locale = '', content = ''] of codes) expect(content).toContain(`"${locale}"`);
});

test('each item of the drawer and each service card has an icon of its own', async ({ page }) => {
  await page.goto('/');
  for (const [place, count] of [
    ['#drawer nav:first-of-type li', 7],
    ['main span:has(+ h3)', 6],
  ] as const) {
    const drawn = await page
      .locator(`${place} svg use`)
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
    expect(drawn, place).toHaveLength(count);
    expect(new Set(drawn).size, place).toBe(count);
  }
});

test('text half as large again leaves the logo, the telephone and the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  for (const locale of ['nl', 'ar'] as const) {
    await page.goto(pathTo('about', locale));
    const t = translator(locale);
    for (const control of [
      page.locator('header').getByRole('img', { name: company.brand }),
      page
        .locator('header')
        .getByRole('link', { name: t('common.call'), exact: true })
        .last(),
      page.getByRole('button', { name: t('common.openMenu') }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 });
  }
});
