/** What a visitor sees in the middle of something: each state in which a form or a page can be. */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { appointmentPath } from '#submissions/appointment.ts';
import { cvFile } from '#submissions/cv-file.ts';
import { newsletterPath } from '#submissions/newsletter.ts';
import { questionParameter } from '#submissions/search.ts';
import { aSender, anAddress, book, hideReferences } from './endings.ts';
import { logins } from './logins.ts';
import { findMailedLink } from './place.ts';
import type { Scene } from './scene.ts';

const on = (screen: ScreenId) => (locale: Locale) => pathTo(screen, locale);

/** The form, once it is sent by script. */
async function wake(page: Page, name: string): Promise<Locator> {
  const form = page.locator(`form[name="${name}"]`);
  await form.locator('button[type="submit"]').last().scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await form.and(page.locator('[data-ready]')).waitFor();
  return form;
}

async function chooseDay(form: Locator): Promise<void> {
  await form.locator('[name="appointmentDate"]:enabled').nth(6).check({ force: true });
  await form.locator('[name="timeSlot"]:enabled').first().waitFor({ state: 'attached' });
}

const booking: Scene[] = [
  {
    name: 'appointment-day-chosen',
    path: on('appointment'),
    act: async (page) => {
      const form = await wake(page, 'appointment');
      await chooseDay(form);
      await form.locator('[name="timeSlot"]:enabled').nth(2).check({ force: true });
    },
  },
  { name: 'appointment-taken', path: on('appointment'), act: findTaken },
];

/** Somebody else was first: as the server answers then, without the two bookings that it takes. */
async function findTaken(page: Page, locale: Locale): Promise<void> {
  const t = translator(locale);
  const form = await wake(page, 'appointment');
  await chooseDay(form);
  const free = form.locator('[name="timeSlot"]:enabled');
  await free.nth(1).check({ force: true });
  await form.locator('[name="service"]').first().check({ force: true });
  await form.locator('[name="frequency"]').selectOption({ index: 1 });
  for (const [name, value] of Object.entries({ ...aSender(), bedrijf: 'De Linde' }))
    await form.locator(`[name="${name}"]`).fill(value);
  const slots = await free.evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value));
  const fields = { timeSlot: t('appointmentForm.timeUnavailable') };
  const availableSlots = slots.filter((_slot, index) => index !== 1);
  await page.route(`**${appointmentPath}`, (route) =>
    route.fulfill({ status: 409, json: { message: t('appointment.slotTaken'), fields, availableSlots } }),
  );
  await form.locator('button[type="submit"]:visible').last().click();
  await page.locator('#timeSlot-error').waitFor();
}

/** A page of an appointment that was just made, after some steps on it. */
function managing(name: string, steps: (page: Page) => Promise<void> = () => Promise.resolve()): Scene {
  return {
    name: `manage-appointment-${name}`,
    path: on('appointment'),
    act: async (page, locale, place) => {
      const email = await book(page, locale);
      await page.goto(await findMailedLink(place, email, 'token='));
      await steps(page);
      await hideReferences(page);
    },
  };
}

async function askToCancel(page: Page): Promise<void> {
  await page.locator('details[data-change=cancel] summary').click();
}

async function cancel(page: Page): Promise<void> {
  await askToCancel(page);
  await page.locator('details[data-change=cancel]').getByRole('button').click();
  await page.locator('[data-standing=cancelling]').waitFor();
}

async function keep(page: Page): Promise<void> {
  await cancel(page);
  await page.locator('[data-standing=cancelling] button').click();
  await page.locator('main [role="status"]').first().waitFor();
}

async function move(page: Page): Promise<void> {
  await page.locator('details[data-change=move] summary').click();
  const form = await wake(page, 'move');
  await chooseDay(form);
  await form.locator('[name="timeSlot"]:enabled').nth(2).check({ force: true });
  await form.locator('> button[type="submit"]').click();
  await page.locator('main [role="status"]').first().waitFor();
}

const appointments: Scene[] = [
  managing('open'),
  managing('asking', askToCancel),
  managing('cancelled', cancel),
  managing('kept', keep),
  managing('moved', move),
];

const pdf = { name: 'cv-noor-de-vries.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const picture = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('PNG') };

function withFile(name: string, file: typeof pdf, isSent: boolean): Scene {
  return {
    name: `vacancies-${name}`,
    path: on('vacancies'),
    act: async (page) => {
      const form = await wake(page, 'application');
      await form.locator(`[name="${cvFile.field}"]`).setInputFiles(file);
      if (!isSent) return;
      await form.locator('button[type="submit"]:visible').click();
      await page.locator(`#${cvFile.field}-error`).waitFor();
    },
  };
}

const files: Scene[] = [withFile('file-chosen', pdf, false), withFile('file-refused', picture, true)];

const words: Record<Locale, string> = {
  nl: 'ramen',
  en: 'windows',
  es: 'limpieza',
  de: 'Fenster',
  fr: 'nettoyage',
  ar: 'تنظيف',
};
const searching = (locale: Locale, question: string) =>
  `${pathTo('search', locale)}?${questionParameter}=${encodeURIComponent(question)}`;

const searches: Scene[] = [
  { name: 'search-results', path: (locale) => searching(locale, words[locale]) },
  { name: 'search-none', path: (locale) => searching(locale, 'qqqqxx') },
];

/** Asks for the newsletter, and opens what its mail links to. */
function newsletter(name: string, isDone: boolean, action?: 'confirm' | 'unsubscribe'): Scene {
  return {
    name: `newsletter-${name}`,
    path: on('blog'),
    act: async (page, locale, place) => {
      const { email } = aSender();
      // By the page that it comes from, as a browser says, the answer is in its language.
      const from = { origin: new URL(page.url()).origin, referer: page.url() };
      const headers = { ...from, 'x-forwarded-for': anAddress() };
      const answer = await page.request.post(newsletterPath, { form: { taal: locale, email }, headers });
      await page.goto(answer.url());
      if (!action) return;
      const link = await findMailedLink(place, email, 'confirm');
      await page.goto(link);
      if (isDone) await page.locator('main form').getByRole('button').first().click();
    },
  };
}

const newsletters: Scene[] = [
  newsletter('sent', false),
  newsletter('asking', false, 'confirm'),
  newsletter('confirmed', true, 'confirm'),
];

async function openDrawer(page: Page): Promise<void> {
  const opener = page.locator('[data-open-drawer]');
  // Wide screens show the menu itself.
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.locator('dialog#drawer').waitFor();
}

export const states: Scene[] = [
  ...booking,
  ...appointments,
  ...files,
  ...searches,
  ...newsletters,
  ...logins,
  { name: 'drawer', path: on('home'), act: openDrawer },
];
