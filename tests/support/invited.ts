/** Colleagues who are invited by mail, and log in with the password that they chose. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '#paths';
import { returnParameter } from '#contracts/login.ts';
import { accountPath } from '#contracts/staff/account.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { linkPaths, type LinkPurpose } from '#contracts/staff/password-link.ts';
import { findMails } from './arrived-mails.ts';
import { logIn } from './demo-account.ts';

export const password = 'vier blauwe stoelen op zolder';

/**
 * Invites a colleague as the administrator; returns the e-mail address and the link of the mail.
 */
export async function invite(page: Page): Promise<{ email: string; link: string }> {
  const email = `sanne-${randomUUID().slice(0, 8)}@example.nl`;
  await logIn(page, 'administrator');
  await page.goto(usersPath);
  await page.locator('#naam').fill('Sanne de Vries');
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  await expect(page.getByRole('status')).toContainText('uitnodiging is onderweg');
  const link = await waitForLink(email, 'invitation');
  await page.context().clearCookies();
  return { email, link };
}

/** Waits for a link of this purpose in a mail to the address. */
export async function waitForLink(email: string, purpose: LinkPurpose): Promise<string> {
  const pattern = new RegExp(`http:\\S+${linkPaths[purpose]}\\S+`);
  const find = async () =>
    (await findMails(email)).flatMap(({ text = '' }) => pattern.exec(text)?.[0] ?? []).at(0);
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

export async function choosePassword(page: Page, link: string, chosen = password): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill(chosen);
  await page.getByLabel('Nogmaals hetzelfde wachtwoord').fill(chosen);
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw wachtwoord is ingesteld');
}

/** Logs in up to the second step. */
export async function enterPassword(page: Page, email: string, chosen = password): Promise<void> {
  await page.goto(
    `${pathTo('login', 'nl')}?${new URLSearchParams({ [returnParameter]: accountPath }).toString()}`,
  );
  await page.locator('[name="username"]').fill(email);
  await page.locator('[name="password"]').fill(chosen);
  await page.locator('[name="password"]').press('Enter');
}
