/** The advertising and analytics tools of staff, for an administrator. */

import { customerDataPath } from '#domain/analytics-status.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { translator } from '#i18n/translate.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';

const tools: ScreenId[] = ['adsHeaders', 'adsConversion', 'analyticsDebug'];
const locales: Locale[] = ['nl', 'ar'];
const t = translator('nl');

for (const tool of tools) {
  for (const locale of locales) {
    test(`${tool} in ${locale} has no fault, wide and narrow, light and dark`, async ({ page }) => {
      await openAs(page, 'administrator', pathTo(tool, locale));
      await page.locator('[data-tool]').first().waitFor();
      await expect(page.locator('[data-answer]')).toHaveCount(0);
      const back = page.getByRole('link', { name: translator(locale)('tools.workspaceLink') });
      await expect(back).toHaveAttribute('href', '/beheer');
      expect(await findFaultsEverywhere(page)).toEqual([]);
    });
  }

  test.describe('without a session', () => {
    test.use({ expectedErrors: [/status of 401/] });

    test(`${tool} asks for a login, and links to it`, async ({ page }) => {
      await page.goto(pathTo(tool, 'nl'));
      const state = page.locator('[data-answer]').first();
      await expect(state).toContainText(t('login.sessionRequired'));
      await expect(state.getByRole('link')).toHaveAttribute('href', pathTo('login', 'nl'));
    });
  });
}

test('an advertisement is copied by a button that confirms it for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'administrator', pathTo('adsHeaders', 'nl'));
  const copy = page.locator('[data-copy]').first();
  await copy.getByRole('button').click();
  await expect(copy.getByRole('status')).toHaveText(t('tools.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(copy.getByRole('button')).toHaveAccessibleName(t('tools.copy', { text: copied }));
  await expect(copy.getByRole('status')).toBeEmpty();
});

test.describe('the test of the CSV download', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('reports wrong credentials', async ({ page }) => {
    await openAs(page, 'administrator', pathTo('analyticsDebug', 'nl'));
    await page.locator('#csv-username').fill('administrator');
    await page.locator('#csv-password').fill('geraden');
    await page.route(`**${customerDataPath}`, (route) => route.fulfill({ status: 401, json: {} }));
    await page.locator('form:has(#csv-username) button').click();
    const alert = page.locator('form:has(#csv-username) [role="alert"]');
    await expect(alert).toHaveText(t('tools.csvCredentials'));
  });
});
