import { company } from '#company';
import { locales } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { menuTexts } from '#i18n/staff/menu-texts.ts';
import { pathTo } from '#paths';
import { staffMarker } from '#contracts/login.ts';
import { expect, test } from '../../support/browser-test.ts';
import { findOverflow } from '../../support/overflow.ts';
import { site } from '../../support/site-under-test.ts';

for (const locale of locales) {
  test(`a long username overflows no header and hides no logout in ${locale}`, async ({ page, context }) => {
    const name = 'wilhelmina.vandenboogaard-oosterhuis@schoonmaakbedrijf.example';
    await context.addCookies([{ name: staffMarker, value: encodeURIComponent(name), url: site.url }]);
    // Phones, and around the breakpoints of the top bar and of the menu.
    for (const width of [320, 390, 1024, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(pathTo('about', locale));
      const logOut = page.getByRole('button', { name: menuTexts[locale].logOut });
      await expect(page.locator('[action="/api/logout"]')).toHaveCount(2); // top bar and drawer
      if (width < 1024) await page.locator('[data-open-drawer]').click();
      await logOut.scrollIntoViewIfNeeded();
      await expect(logOut, `at ${String(width)}`).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name })).toBeVisible();
      expect(await findOverflow(page), `at ${String(width)}`).toBeUndefined();
      const drawer = page.locator('#drawer');
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
}

test('with text of 150% the logo, phone link and menu button stay in view on a phone', async ({ page }) => {
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
