/** Logging in: refused, and asked for a second step. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { secondFactorFields } from '#submissions/second-factor.ts';
import { accountActions, accountPath } from '#submissions/staff/account.ts';
import { staffFields } from '#submissions/staff/frame.ts';
import { aSender, anAddress } from './endings.ts';
import { passwordOf, type Place } from './place.ts';
import type { Scene } from './scene.ts';

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('form[name="login"][data-ready]').waitFor();
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="password"]').press('Enter');
}

/** An app with codes is set up the first time. */
async function takeSecondStep(page: Page, locale: Locale, place: Place): Promise<void> {
  const username = 'demo-operations-manager';
  const password = await passwordOf(place, username);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() });
  const code = page.locator(`[name="${secondFactorFields.code}"]`);
  await logIn(page, username, password);
  await code.or(page.locator('[data-welcome]')).waitFor();
  if (await code.isVisible()) return;
  await setUpCodes(page);
  await page.context().clearCookies();
  await page.goto(pathTo('login', locale));
  await logIn(page, username, password);
  await code.waitFor();
}

async function setUpCodes(page: Page): Promise<void> {
  const act = (name: string) => page.locator(`form:has([name="${staffFields.action}"][value="${name}"])`);
  await page.goto(accountPath);
  await act(accountActions.beginTotp).getByRole('button').click();
  const secret = (await page.locator('[data-secret]').textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate();
  await act(accountActions.confirmTotp).locator(`[name="${secondFactorFields.code}"]`).fill(code);
  await act(accountActions.confirmTotp).getByRole('button').click();
  await page.locator('[data-recovery-codes]').waitFor();
}

export const logins: Scene[] = [
  {
    name: 'login-failed',
    path: (locale) => pathTo('login', locale),
    act: async (page) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() });
      await logIn(page, aSender().email, 'geraden');
      await page.locator('[role="alert"]').waitFor();
    },
  },
  { name: 'login-second-step', path: (locale) => pathTo('login', locale), act: takeSecondStep },
];
