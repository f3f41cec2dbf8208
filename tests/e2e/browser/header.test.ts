import { company } from '#company';
import { translator } from '#i18n/translate.ts';
import { pathTo } from '#paths';
import { expect, test } from '../../support/browser-test.ts';

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
