/**
 * On a telephone: an invitation from mail to password, an app with codes, and a passkey, each with
 * the login that asks for it.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathTo } from '#i18n/routes.ts';
import { accountPath } from '#submissions/staff/account.ts';
import { returnParameter } from '#submissions/login.ts';
import { usersPath } from '#submissions/staff/users.ts';
import { Secret, TOTP } from 'otpauth';
import { findMails } from '../../support/arrived-mails.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';

test.use({ viewport: { width: 390, height: 844 } });

const password = 'vier blauwe stoelen op zolder';

/** Invites somebody as the Administrator; gives the address and the link of the mail. */
async function invite(page: Page): Promise<{ email: string; link: string }> {
  const email = `sanne-${randomUUID().slice(0, 8)}@example.nl`;
  await logIn(page, 'administrator');
  await page.goto(usersPath);
  expect(await findFaultsEverywhere(page)).toEqual([]);
  await page.locator('#naam').fill('Sanne de Vries');
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  await expect(page.getByRole('status')).toContainText('uitnodiging is onderweg');
  await expect.poll(async () => (await findMails(email)).length).toBe(1);
  const [mail] = await findMails(email);
  const link = /http:\/\/localhost:\d+\/beheer\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.context().clearCookies();
  return { email, link };
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  expect(await findFaultsEverywhere(page)).toEqual([]);
  await page.getByLabel('Nieuw wachtwoord').fill(password);
  await page.getByLabel('Nogmaals hetzelfde wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw wachtwoord is ingesteld');
}

/** Takes the first step, on the way to one's own account. */
async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(
    `${pathTo('login', 'nl')}?${new URLSearchParams({ [returnParameter]: accountPath }).toString()}`,
  );
  await page.locator('[name="username"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="password"]').press('Enter');
}

test('who is invited chooses a password, sets up an app with codes, and logs in with it', async ({
  page,
}) => {
  const { email, link } = await invite(page);
  await choosePassword(page, link);
  await enterPassword(page, email);
  await page.waitForURL(`**${accountPath}`);
  await page.getByRole('button', { name: 'Stel een app in' }).click();
  const secret = Secret.fromBase32(await page.locator('[data-secret]').innerText());
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  expect(await findFaultsEverywhere(page)).toEqual([]);
  await page.getByLabel('Code uit de app').fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'Zet aan' }).click();
  await expect(page.locator('[data-recovery-codes] code')).toHaveCount(10);
  expect(await findFaultsEverywhere(page)).toEqual([]);
  const [paper = ''] = await page.locator('[data-recovery-codes] code').allInnerTexts();
  await page.context().clearCookies();
  await enterPassword(page, email);
  await page.waitForURL(`**${pathTo('secondFactor', 'nl')}?**`);
  expect(await findFaultsEverywhere(page)).toEqual([]);
  // The code of the next half minute is taken as well, and the one of before is used up.
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

test('a passkey is made, logs in, and takes itself away', async ({ page, context }) => {
  const { email, link } = await invite(page);
  await choosePassword(page, link);
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', isUserVerified: true, hasUserVerification: true },
  });
  await enterPassword(page, email);
  await page.waitForURL(`**${accountPath}`);
  await page.getByLabel('Naam, zodat u hem herkent').fill('Telefoon');
  await page.getByRole('button', { name: 'Maak een passkey' }).click();
  await expect(page.locator('[data-recovery-codes] code')).toHaveCount(10);
  await context.clearCookies();
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Gebruik uw passkey' }).click();
  await page.waitForURL(`**${accountPath}`);
  await page.getByText('Haal weg: Telefoon').click();
  await page.getByRole('button', { name: 'Haal weg met uw passkey' }).click();
  await expect(page.getByRole('status')).toContainText('Weggehaald');
  await expect(page.getByText('Uit. Met een tweede stap')).toBeVisible();
});
