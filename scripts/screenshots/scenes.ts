/**
 * What there is to take pictures of: each screen of the route table, and what a visitor may find or
 * do besides.
 */
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { pathsOfMissingArticle, pathTo, pathToArticle, type ScreenId } from '#i18n/routes.ts';
import { screens } from '#i18n/screens.ts';

export interface Scene {
  name: string;
  path: (locale: Locale) => string;
  /** What a visitor does before the picture is taken. */
  act?: (page: Page, locale: Locale) => Promise<void>;
}

export const contactWithErrors: Scene = {
  name: 'contact-errors',
  path: (locale) => pathTo('contact', locale),
  act: sendIncomplete,
};

export const unknownAddress: Scene = {
  name: 'unknown-address',
  path: (locale) => `${locale === 'nl' ? '' : `/${locale}`}/unknown`,
};

export const scenes: Scene[] = [
  ...(Object.keys(screens) as ScreenId[]).map(sceneOf),
  { name: 'article', path: (locale) => pathToArticle(1, locale) },
  { name: 'missing-article', path: (locale) => pathsOfMissingArticle()[locale] },
  unknownAddress,
  contactWithErrors,
  { name: 'callback-dialog', path: (locale) => pathTo('home', locale), act: openCallbackDialog },
  { name: 'confirmation-known', path: (locale) => pathTo('contact', locale), act: sendWithoutScript },
  {
    name: 'manage-appointment-wrong-link',
    path: (locale) => `${pathTo('manageAppointment', locale)}?token=wrong`,
  },
  {
    name: 'newsletter-wrong-link',
    path: (locale) => `/api/newsletter/confirm?taal=${locale}&token=wrong`,
  },
];

export function sceneOf(screen: ScreenId): Scene {
  return { name: screen, path: (locale) => pathTo(screen, locale) };
}

async function sendIncomplete(page: Page): Promise<void> {
  await page.locator('#naam').focus();
  const form = page.locator('form[data-ready]').first();
  await form.locator('#email').fill('sanne@apotheek');
  await form.locator('button[type="submit"]').click();
  await form.getByRole('alert').waitFor();
}

async function openCallbackDialog(page: Page): Promise<void> {
  await page.locator('main a[data-callback]').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Leads to the confirmation page; its reference, which is random, is put out of the picture. */
async function sendWithoutScript(page: Page, locale: Locale): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, referer: page.url() };
  const answers = { naam: 'Noor', bedrijf: 'De Linde', email: 'noor@example.nl', service: 'apotheek' };
  const form = { taal: locale, ...answers };
  const response = await page.request.post('/api/contact', { form, headers });
  if (!response.ok()) throw new Error(`The form was answered with ${String(response.status())}.`);
  await page.goto(response.url());
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replace(/[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}/g, 'OFF-0000-0000') ?? '';
  });
}
