import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { company } from '#company';
import { staffPath } from '#contracts/staff/frame.ts';
import type { Page } from '@playwright/test';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { demoAccount, typeLogin } from '../../support/demo-account.ts';

const locales: Locale[] = ['nl', 'ar'];

test.use({ expectedErrors: [/status of 401/], expectedHosts: new RegExp(`^${company.portalUrl}`) });

async function openLogin(page: Page, locale: Locale): Promise<void> {
  await page.goto(pathTo('login', locale));
  await page.locator('form[name="login"][data-ready]').waitFor();
}

for (const locale of locales) {
  const t = translator(locale);

  test(`after a login in ${locale} the portal and the home page open`, async ({ page, context }) => {
    await context.route(`${company.portalUrl}/**`, (route) => route.fulfill({ body: 'The portal' }));
    // A response without content keeps the page open, because axe waits for timers, and these do
    // not run while a navigation is pending.
    await page.route(`**${pathTo('home', locale)}`, (route) => route.fulfill({ status: 204 }));
    const { username, password } = demoAccount('team-leader');
    await openLogin(page, locale);
    const opened = context.waitForEvent('page');
    const leadsHome = page.waitForRequest(`**${pathTo('home', locale)}`);
    await typeLogin(page, username, password);
    const welcome = page.locator('[data-welcome]');
    await expect(welcome).toBeFocused();
    await expect(welcome).toContainText(t('login.welcome', { role: t('login.team-leader') }));
    await expect(page.locator('[data-toast]')).toContainText(t('login.successTitle'));
    const workspace = welcome.getByRole('link', { name: t('login.workspaceLink') });
    await expect(workspace).toHaveAttribute('href', staffPath);
    const portal = welcome.getByRole('link', { name: t('login.portalLink') });
    await expect(portal).toHaveAttribute('href', company.portalUrl);
    expect((await opened).url()).toBe(`${company.portalUrl}/`);
    await leadsHome;
    expect(await findFaults(page)).toEqual([]);
  });

  test(`the message about a wrong password in ${locale} counts the attempts`, async ({ page }) => {
    await openLogin(page, locale);
    const alert = page.locator('[role="alert"]');
    for (const attempt of ['login.attempt1', 'login.attempt2'] as const) {
      await typeLogin(page, `nobody-${locale}`, 'geraden');
      await expect(alert.getByRole('heading')).toHaveText(t(attempt));
      await expect(alert).toBeFocused();
      await expect(page.locator('[data-toast]')).toContainText(t('login.failureTitle'));
    }
    expect(await findFaults(page)).toEqual([]);
  });

  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a wrong password gets the reason, the right one a welcome message and links', async ({ page }) => {
      const { username, password } = demoAccount('demo-user');
      await page.goto(pathTo('login', locale));
      await typeLogin(page, username, 'geraden');
      await expect(page.locator('[role="alert"]')).toContainText(t('login.attempt1'));
      await expect(page.locator('[name="username"]')).toHaveValue(username);
      await expect(page.locator('[name="password"]')).toHaveValue('');
      await typeLogin(page, username, password);
      const welcome = page.locator('main');
      await expect(welcome.getByRole('heading', { level: 1 })).toHaveText(t('login.successTitle'));
      const role = t('login.demo-user');
      await expect(welcome).toContainText(t('login.welcomeWithLinks', { role }));
      const portal = welcome.getByRole('link', { name: t('login.portalLink') });
      await expect(portal).toHaveAttribute('href', company.portalUrl);
      expect((await page.context().cookies()).some(({ httpOnly }) => httpOnly)).toBe(true);
      await expect(welcome.getByRole('link', { name: t('login.homeLink') })).toBeVisible();
      await welcome.getByRole('link', { name: t('login.workspaceLink') }).click();
      await page.waitForURL(staffPath);
    });
  });
}
