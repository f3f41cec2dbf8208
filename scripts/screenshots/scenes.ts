/**
 * What there is to take pictures of: each screen of the route table, and what a visitor may find or
 * do besides.
 */
import type { Page } from '@playwright/test';
import { pathsOfMissingArticle, pathTo, pathToArticle, type ScreenId } from '#i18n/routes.ts';
import { screens } from '#i18n/screens.ts';
import { confirmations } from './endings.ts';
import type { Scene } from './scene.ts';
import { editorScenes } from './editor.ts';
import { staffScenes } from './staff.ts';
import { states } from './states.ts';

/** Only a site that measures asks for it. */
export const consent: Scene = {
  name: 'consent',
  path: (locale) => pathTo('home', locale),
  act: (page) => page.locator('#cookie-bar').waitFor(),
};

export const scenes: Scene[] = [
  ...(Object.keys(screens) as ScreenId[]).map((screen) => ({
    name: screen,
    path: (locale: Parameters<Scene['path']>[0]) => pathTo(screen, locale),
  })),
  { name: 'article', path: (locale) => pathToArticle(1, locale) },
  { name: 'missing-article', path: (locale) => pathsOfMissingArticle()[locale] },
  { name: 'unknown-address', path: (locale) => `${locale === 'nl' ? '' : `/${locale}`}/unknown` },
  { name: 'contact-errors', path: (locale) => pathTo('contact', locale), act: sendIncomplete },
  consent,
  { name: 'callback-dialog', path: (locale) => pathTo('home', locale), act: openCallbackDialog },
  // Before others leave requests behind.
  ...editorScenes,
  ...staffScenes,
  ...confirmations,
  ...states,
  {
    name: 'manage-appointment-wrong-link',
    path: (locale) => `${pathTo('manageAppointment', locale)}?token=wrong`,
  },
  {
    name: 'newsletter-wrong-link',
    path: (locale) => `/api/newsletter/confirm?taal=${locale}&token=wrong`,
  },
];

/** Throws on a name that there is not, with those that there are. */
export function findScene(name: string): Scene {
  const found = scenes.find((scene) => scene.name === name);
  if (found) return found;
  throw new Error(`There is no screen "${name}", only ${scenes.map((scene) => scene.name).join(', ')}.`);
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
