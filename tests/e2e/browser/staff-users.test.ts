/**
 * Accounts on a phone: an invitation, a new password, an authenticator app and a passkey, each
 * followed by the login that requires it.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { pathTo } from '#paths';
import { returnParameter } from '#contracts/login.ts';
import { accountPath } from '#contracts/staff/account.ts';
import { linkPaths, type LinkPurpose } from '#contracts/staff/password-link.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { Secret, TOTP } from 'otpauth';
import { findMails } from '../../support/arrived-mails.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test, withAndWithoutScript } from '../../support/browser-test.ts';
import { openAs, typeLogin } from '../../support/demo-account.ts';
import { phone } from '../../support/visitors.ts';

test.use({ viewport: phone, hasTouch: true });

const password = 'vier blauwe stoelen op zolder';

/**
 * Invites a colleague as the administrator; returns the e-mail address and the link of the mail.
 */
async function invite(page: Page): Promise<{ email: string; link: string }> {
  const email = `sanne-${randomUUID().slice(0, 8)}@example.nl`;
  await openAs(page, 'administrator', usersPath);
  await page.locator('#naam').fill('Sanne de Vries');
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  await expect(page.getByRole('status')).toContainText('uitnodiging is onderweg');
  const link = await waitForLink(email, 'invitation');
  await page.context().clearCookies();
  return { email, link };
}

/** Waits for a link of this purpose in a mail to the address. */
async function waitForLink(email: string, purpose: LinkPurpose): Promise<string> {
  const pattern = new RegExp(`http:\\S+${linkPaths[purpose]}\\S+`);
  const find = async () =>
    (await findMails(email)).flatMap(({ text = '' }) => pattern.exec(text)?.[0] ?? []).at(0);
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

async function typeNewPassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord').fill(chosen);
  await page.getByLabel('Nogmaals hetzelfde wachtwoord').fill(chosen);
}

async function choosePassword(page: Page, link: string, chosen = password): Promise<void> {
  await page.goto(link);
  await typeNewPassword(page, chosen);
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw wachtwoord is ingesteld');
}

/** Logs in up to the second step. */
async function enterPassword(page: Page, email: string, chosen = password): Promise<void> {
  await page.goto(
    `${pathTo('login', 'nl')}?${new URLSearchParams({ [returnParameter]: accountPath }).toString()}`,
  );
  await typeLogin(page, email, chosen);
}

/**
 * Presses a button twice before the response arrives. Only one request may be sent, because the
 * response to a second one would lack the recovery codes.
 */
async function pressTwice(page: Page, name: string): Promise<void> {
  await page.route(page.url(), async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await setTimeout(500);
    await route.fulfill({ response });
  });
  const button = page.getByRole('button', { name });
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    window.setTimeout(() => {
      element.click();
    }, 200);
  });
  await button.waitFor({ state: 'detached' });
  await page.unroute(page.url());
}

withAndWithoutScript((javaScriptEnabled) => {
  /** Checks accessibility only with script, because axe needs it. */
  async function expectNoFaults(page: Page): Promise<void> {
    if (javaScriptEnabled) expect(await findFaultsEverywhere(page)).toEqual([]);
    await page.setViewportSize(phone);
  }

  test('an invited user chooses a password, adds an authenticator app, and logs in', async ({ page }) => {
    const { email, link } = await invite(page);
    await page.goto(link);
    await expectNoFaults(page);
    await choosePassword(page, link);
    await enterPassword(page, email);
    await page.waitForURL(`**${accountPath}`);
    await page.getByText('Stel een app in').click();
    await page.locator('#app-wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Toon de QR-code' }).click();
    const secret = Secret.fromBase32(await page.locator('[data-secret]').innerText());
    const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
    await expectNoFaults(page);
    await page.getByLabel('Code uit de app').fill(codeAt(Date.now()));
    await (javaScriptEnabled ? pressTwice(page, 'Zet aan') : page.getByText('Zet aan').click());
    await expect(page.locator('[data-recovery-codes] code')).toHaveCount(10);
    await expectNoFaults(page);
    const [paper = ''] = await page.locator('[data-recovery-codes] code').allInnerTexts();
    await page.context().clearCookies();
    await enterPassword(page, email);
    await page.waitForURL(`**${pathTo('secondFactor', 'nl')}?**`);
    await expectNoFaults(page);
    // Uses the code of the next half minute, which is valid too, because the current one is used
    // up.
    await page.getByLabel('Code').fill(codeAt(Date.now() + 30_000));
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.waitForURL(`**${accountPath}`);
    await page.context().clearCookies();
    await enterPassword(page, email);
    await page.getByLabel('Code').fill(paper);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.waitForURL(`**${accountPath}`);
    await expect(page.getByText('Nog 9 codes over')).toBeVisible();
  });

  test('a user deactivated by mistake is reactivated, gets a new password, and changes it', async ({
    page,
  }) => {
    const { email, link } = await invite(page);
    await choosePassword(page, link);
    await openAs(page, 'administrator', usersPath);
    await expectNoFaults(page);
    const user = page.locator(`[data-user="${email}"]`);
    await user.locator('summary').tap();
    await user.getByRole('button', { name: 'Deactiveer' }).tap();
    await expect(page.getByRole('status')).toContainText('kan niet meer inloggen');
    await page.getByRole('button', { name: 'Ongedaan maken' }).tap();
    await expect(page.getByRole('status')).not.toContainText('kan niet meer inloggen');
    await user.locator('summary').tap();
    await user.getByRole('button', { name: 'Stuur link voor nieuw wachtwoord' }).tap();
    await expect(page.getByRole('status')).toBeVisible();
    const reset = await waitForLink(email, 'reset');
    await page.context().clearCookies();
    const other = 'negen gele kranen in Gouda';
    await choosePassword(page, reset, other);
    await enterPassword(page, email, other);
    await page.waitForURL(`**${accountPath}`);
    await page.getByLabel('Oud wachtwoord').fill(other);
    await typeNewPassword(page, password);
    await page.getByRole('button', { name: 'Wijzig wachtwoord' }).tap();
    await expect(page.getByRole('status')).toBeVisible();
  });
});

test('a passkey is created, logs in, and confirms its own removal', async ({ page, context }) => {
  const { email, link } = await invite(page);
  await choosePassword(page, link);
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', isUserVerified: true, hasUserVerification: true },
  });
  await enterPassword(page, email);
  await page.waitForURL(`**${accountPath}`);
  await page.getByText('Maak een passkey').click();
  await page.getByLabel('Naam, zodat u hem herkent').fill('Telefoon');
  await page.locator('#passkey-wachtwoord').fill(password);
  await pressTwice(page, 'Maak passkey');
  await expect(page.locator('[data-recovery-codes] code')).toHaveCount(10);
  await context.clearCookies();
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Gebruik uw passkey' }).click();
  await page.waitForURL(`**${accountPath}`);
  await page.getByText('Haal weg: Telefoon').click();
  await page.getByRole('button', { name: 'Haal weg met uw passkey' }).click();
  await expect(page.getByRole('status')).toContainText('Weggehaald');
  await expect(page.getByText('De tweede stap staat uit.')).toBeVisible();
});
