import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Role } from '#domain/roles.ts';
import { loginPath } from '#contracts/login.ts';
import { site } from './site-under-test.ts';

/** Returns the username and the password of a demo account, as the started site printed them. */
export function demoAccount(role: Role): { username: string; password: string } {
  const username = role.startsWith('demo-') ? role : `demo-${role}`;
  const line = new RegExp(`^ +${username} +(\\S+)$`, 'm').exec(readFileSync(site.output, 'utf8'));
  if (!line?.[1]) throw new Error(`The site printed no password of ${username}.`);
  return { username, password: line[1] };
}

/** Logs the browser in by a request to the endpoint. */
export async function logIn(page: Page, role: Role): Promise<void> {
  const headers = { origin: site.url };
  const response = await page.request.post(loginPath, { data: demoAccount(role), headers });
  if (!response.ok()) throw new Error(`Logging in was answered with ${String(response.status())}.`);
}

/** Opens a page as a user of this role. */
export async function openAs(page: Page, role: Role, path: string): Promise<void> {
  await logIn(page, role);
  await page.goto(path);
}

/** Fills in the login form of the page, and sends it. */
export async function typeLogin(page: Page, username: string, password: string): Promise<void> {
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="password"]').press('Enter');
}
