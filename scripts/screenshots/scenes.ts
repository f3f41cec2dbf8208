/**
 * What there is to take pictures of: each screen of the route table, and what a visitor may find or
 * do besides.
 */
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { pathsOfMissingArticle, pathTo, pathToArticle, type ScreenId } from '#i18n/routes.ts';
import { screens } from '#i18n/screens.ts';
import { availabilityPath, type PeriodAvailability } from '#submissions/appointment.ts';
import { submissions, type SubmissionName } from '#submissions/registry.ts';

const sender = { naam: 'Noor', email: 'noor@example.nl', telefoon: '030 1234567' };

interface Sent {
  form: SubmissionName;
  /** Besides who sends it. */
  answers: Record<string, string>;
}

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

/** What each form may be sent with; what ends differently stands here twice. */
const endings: Record<string, Sent> = {
  contact: { form: 'contact', answers: { bedrijf: 'De Linde', service: 'apotheek' } },
  callback: { form: 'callback', answers: { onderwerp: 'offerte-aanvraag' } },
  'callback-urgent': { form: 'callback', answers: { onderwerp: 'spoedhulp' } },
  appointment: {
    form: 'appointment',
    answers: { bedrijf: 'De Linde', service: 'kantoor', frequency: 'wekelijks' },
  },
  application: {
    form: 'application',
    answers: {
      adres: 'Voorbeeldstraat 1, Utrecht',
      functie: 'teamleider',
      ervaring: '3-5jaar',
      beschikbaarheid: 'deeltijd',
      motivatie: 'Ik werk graag met mijn handen en zie meteen wat ik die dag heb gedaan.',
    },
  },
  testimonial: {
    form: 'testimonial',
    answers: {
      rating: '4',
      testimonialText: 'Netjes en op tijd.',
      service: 'Zorgcentra',
      customerName: 'Noor',
    },
  },
};

export const scenes: Scene[] = [
  ...(Object.keys(screens) as ScreenId[]).map(sceneOf),
  { name: 'article', path: (locale) => pathToArticle(1, locale) },
  { name: 'missing-article', path: (locale) => pathsOfMissingArticle()[locale] },
  unknownAddress,
  contactWithErrors,
  { name: 'callback-dialog', path: (locale) => pathTo('home', locale), act: openCallbackDialog },
  ...Object.entries(endings).map(toEnding),
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

function toEnding([name, { form, answers }]: [string, Sent]): Scene {
  const contract = submissions.find((known) => known.name === form);
  if (!contract) throw new Error(`There is no form "${form}".`);
  return {
    name: `confirmation-${name}`,
    path: (locale) => pathTo(contract.screen, locale),
    act: async (page, locale) => {
      const time = form === 'appointment' ? await findFreeTime(page) : {};
      await sendWithoutScript(page, contract.path, { taal: locale, ...sender, ...answers, ...time });
    },
  };
}

/** The last that is free: no time of it passes while pictures are taken. */
async function findFreeTime(page: Page): Promise<Record<string, string>> {
  const response = await page.request.get(availabilityPath);
  const { days } = (await response.json()) as PeriodAvailability;
  const last = days.findLast(({ slots }) => slots.length > 0);
  return { appointmentDate: last?.day ?? '', timeSlot: last?.slots[0] ?? '' };
}

/** Leads to the confirmation page; its reference, which is random, is put out of the picture. */
async function sendWithoutScript(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, referer: page.url() };
  const response = await page.request.post(path, { form, headers });
  if (!response.ok()) throw new Error(`The form was answered with ${String(response.status())}.`);
  await page.goto(response.url());
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replace(/[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}/g, 'REF-0000-0000') ?? '';
  });
}
