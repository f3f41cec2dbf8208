/** The contact page as a visitor uses it. */
import { randomUUID } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import type { Contact } from '#submissions/contact.ts';
import { expect, type Page } from '@playwright/test';
import { findMails } from './arrived-mails.ts';

/** Faster than this only robots fill in a form, and then its sender gets no mail. */
const humanPaceMs = 3_200;

type Answers = Required<Contact>;

/** Answers with an address that no other test uses, so that its mails are found by it. */
export function someAnswers(answers: Partial<Answers> = {}): Answers {
  return {
    naam: 'Sanne de Vries',
    bedrijf: 'Apotheek De Linde',
    email: `sanne.${randomUUID()}@example.nl`,
    telefoon: '030 234 56 78',
    service: 'apotheek',
    bericht: 'Twee verdiepingen, 180 m².',
    ...answers,
  };
}

/** Opens the page and waits until its form is sent by script. */
export async function openContact(page: Page, locale: Locale): Promise<void> {
  await page.goto(pathTo('contact', locale));
  await page.locator('#naam').scrollIntoViewIfNeeded();
  await page.locator('form[action="/api/contact"][data-ready]').waitFor();
}

export async function fillIn(page: Page, { service, ...texts }: Answers): Promise<void> {
  for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value);
  await page.locator(`input[name="service"][value="${service}"]`).check();
}

export async function takeHumanTime(page: Page): Promise<void> {
  await page.waitForTimeout(humanPaceMs);
}

export function submitButton(page: Page) {
  return page.locator('form[action="/api/contact"] button[type="submit"]');
}

/** What the controls hold now, by name; a choice that is not made is absent. */
export async function readAnswers(page: Page): Promise<Record<string, FormDataEntryValue>> {
  const fields = await page
    .locator('form[action="/api/contact"]')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  return Object.fromEntries(fields.filter(([name]) => Object.hasOwn(someAnswers(), name)));
}

/** Waits for the two mails of one submission, and gives the reference that both name; more mails are a fault. */
export async function expectOneSubmission(email: string): Promise<string> {
  await expect.poll(async () => (await findMails(email)).length, { timeout: 10_000 }).toBe(2);
  const mails = await findMails(email);
  const references = mails.map(
    (mail) => /OFF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(`${mail.subject ?? ''} ${mail.text ?? ''}`)?.[0],
  );
  expect(new Set(references).size).toBe(1);
  return references[0] ?? '';
}
