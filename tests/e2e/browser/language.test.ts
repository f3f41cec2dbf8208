import { localeInfo } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';

/** Chooses a language in the menu of this screen size. */
async function choose(page: Page, label: string, isMobile: boolean) {
  if (isMobile) await page.locator('[data-open-drawer]').tap();
  else await page.locator('[data-language-menu] summary').click();
  const place = isMobile ? page.locator('dialog#drawer') : page.locator('[data-language-menu]');
  await place.getByRole('link', { name: label, exact: true }).click();
}

test('Escape closes the list of languages and returns the focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has the languages in the drawer');
  await page.goto(pathTo('contact', 'nl'));
  const menu = page.locator('[data-language-menu]');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link').first()).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();
});

test('choosing a language keeps the screen and the query', async ({ page, isMobile }) => {
  await page.goto(pathTo('appointment', 'nl'));
  const day = await page.locator('[name="appointmentDate"]').last().getAttribute('value');
  const time = `?day=${String(day)}&time=10%3A00`;
  await page.goto(pathTo('appointment', 'nl') + time);
  await choose(page, localeInfo.fr.label, isMobile);
  await expect(page).toHaveURL(pathTo('appointment', 'fr') + time, { timeout: 10_000 });
  await page.goto(`${pathTo('search', 'nl')}?q=vloer`);
  await choose(page, localeInfo.de.label, isMobile);
  await expect(page).toHaveURL(`${pathTo('search', 'de')}?q=vloer`);
  await page.getByRole('searchbox').fill('Boden');
  await expect(page).toHaveURL(/q=Boden/);
  await choose(page, localeInfo.fr.label, isMobile);
  await expect(page).toHaveURL(`${pathTo('search', 'fr')}?q=Boden`);
});

test('only the root redirects to the chosen language', async ({ page, isMobile }) => {
  await page.goto('/');
  await choose(page, localeInfo.en.label, isMobile);
  await expect(page).toHaveURL('/en');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.goto(pathTo('contact', 'nl'));
  await expect(page).toHaveURL(pathTo('contact', 'nl'));
});

test('names of clients read from left to right on an Arabic page', async ({ page }) => {
  await page.goto(pathTo('testimonials', 'ar'));
  const caption = page.locator('figcaption', { hasText: 'Voorbeeldklant 6' });
  for (const name of ['Voorbeeldklant 6', 'Voorbeeldbedrijf', 'Utrecht'])
    await expect(caption.getByText(name, { exact: true })).toHaveCSS('direction', 'ltr');
});
