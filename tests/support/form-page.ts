/** Opens, fills in and checks any form of the site in a browser. */
import { randomBytes, randomInt } from 'node:crypto';
import { pathTo } from '#paths';
import type { Locale } from '#i18n/locales.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { formContracts, submissions, type SubmissionName } from '#contracts/registry.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { findMails } from './arrived-mails.ts';
import { forms } from './forms.ts';
import { oneOf } from './random.ts';
import { workerDays } from './worker-days.ts';

/** Per form: its name in test titles, the number of mails that it sends, and its confirmation. */
const cases = {
  contact: { name: 'the quote request', mails: 2, successTitle: 'contact.successTitle' },
  callback: { name: 'the callback request', mails: 2, successTitle: 'callback.successTitle' },
  application: { name: 'the job application', mails: 2, successTitle: 'applicationForm.successTitle' },
  testimonial: { name: 'the testimonial', mails: 1, successTitle: 'testimonialForm.successTitle' },
  appointment: { name: 'the booking', mails: 2, successTitle: 'appointmentForm.successTitle' },
} as const satisfies Record<SubmissionName, { name: string; mails: number; successTitle: MessageKey }>;

/**
 * Fields that tests do not fill in by name: hidden fields, checkboxes, the time of a booking, and
 * the CV, because drafts do not keep it.
 */
const leftOut = [
  ...Object.values<string>(envelopeFields),
  ...['consentsToKeep', 'consentsToName', 'appointmentDate', 'timeSlot', 'cv'],
];

/** Returns answers by input name, and as `unique` the one that no other test uses. */
function makeAnswers(form: SubmissionName) {
  const letters = randomBytes(5).toString('hex');
  const email = `sanne.${letters}@example.nl`;
  const telefoon = `030 ${String(randomInt(2_000_000, 9_999_999))}`;
  const customerName = `Sanne ${letters}`;
  const isTestimonial = form === 'testimonial';
  const example = forms[form].example(isTestimonial ? { customerName } : { email, telefoon });
  const answers = Object.entries(example).filter(([name]) => !leftOut.includes(name));
  return {
    answers: Object.fromEntries(answers) as Record<string, string>,
    unique: isTestimonial ? customerName : email,
  };
}

export const formCases = submissions.map(({ name, screen, path, referencePrefix }) => ({
  ...cases[name],
  formName: name,
  screen,
  path,
  prefix: referencePrefix,
  makeAnswers: () => makeAnswers(name),
}));

export type FormCase = (typeof formCases)[number];

export function formCase(name: SubmissionName): FormCase {
  const found = formCases.find(({ formName }) => formName === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
}

export const contactCase = formCase('contact');

/** Finds the form by the path of its endpoint. */
export function formAt(page: Page, path: string) {
  const name = formContracts.find((form) => form.path === path)?.name;
  return page.locator(`form[name="${String(name)}"]`);
}

export function submitButton(page: Page, path: string) {
  return formAt(page, path).locator('button[type="submit"]:not([formaction]):visible');
}

/** Opens the page of a form, and with script waits for its hydration. */
export async function openForm(page: Page, { screen, path }: FormCase, locale: Locale, withScript: boolean) {
  await page.goto(pathTo(screen, locale));
  if (withScript) await activateForm(page, path);
  else await submitButton(page, path).scrollIntoViewIfNeeded();
}

/** Scrolls to the form, interacts with the page, and waits for hydration. */
export async function activateForm(page: Page, path: string): Promise<void> {
  await submitButton(page, path).scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await readyForm(page, path).waitFor();
}

/** Finds the form only once it is hydrated. */
export function readyForm(page: Page, path: string) {
  return formAt(page, path).and(page.locator('[data-ready]'));
}

/** Returns the values of the form by input name, without empty values, files and hidden fields. */
export async function readAnswers(page: Page, path: string): Promise<Record<string, string>> {
  const fields = await formAt(page, path).evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  const envelope: string[] = Object.values(envelopeFields);
  return Object.fromEntries(texts.filter(([name, value]) => value && !envelope.includes(name)));
}

/**
 * Expects the mails of a submission, and a confirmation page that has its reference and language,
 * and the focus on the heading.
 */
export async function expectConfirmed(page: Page, form: FormCase, locale: Locale, unique: string) {
  const { screen } = form;
  const reference = await expectMails(form, unique);
  await page.waitForURL(`**${encodeURI(pathTo('confirmation', locale))}?*`);
  const heading = page.getByRole('heading', { level: 1 });
  const headingKey: MessageKey =
    screen === 'appointment' ? 'appointmentStatus.asked' : `confirmation.${screen}Heading`;
  await expect(heading).toHaveText(translator(locale)(headingKey));
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-reference]')).toHaveText(reference);
  if (screen === 'appointment') await expect(page.locator('[data-mailed-to]')).toContainText('@');
  await expect(page.locator('[data-reference]')).toHaveCSS('white-space', 'nowrap');
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** Fills in the inputs by name; in the booking form it also chooses a day and a time. */
export async function fillForm(page: Page, path: string, answers: Record<string, string>): Promise<void> {
  const form = formAt(page, path);
  for (const [name, value] of Object.entries(answers)) {
    const control = form.locator(`[name="${name}"]`).first();
    await openAround(control);
    const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'radio') await tick(form.locator(`[name="${name}"]`), value);
    else if (kind === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
  if (path === '/api/appointments') await chooseTime(form, tick, (button) => button.click());
}

/**
 * Ticks a radio button by keyboard, because a click may miss it while the page is still scrolling.
 */
async function tick(radios: Locator, value: string): Promise<void> {
  const radio = radios.and(radios.page().locator(`[value="${value}"]`));
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** Opens the collapsed section around a field, if any. */
export async function openAround(control: Locator, open = (summary: Locator) => summary.click()) {
  const closed = control.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await closed.count()) > 0) await open(closed);
}

/**
 * Picks a random time that the form offers, or a day that it offers and that belongs to this
 * worker.
 */
async function pickOffered(radios: Locator): Promise<string> {
  await radios.first().waitFor({ state: 'attached' });
  const days = workerDays();
  const offered = await radios.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ name, value }) => ({ name, value })),
  );
  return oneOf(offered.filter(({ name, value }) => name !== 'appointmentDate' || days.includes(value))).value;
}

/** Chooses a day, and then one of the times of that day. */
export async function chooseTime(
  form: Locator,
  choose: (radios: Locator, value: string) => Promise<void>,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  for (const name of ['appointmentDate', 'timeSlot']) {
    const radios = form.locator(`[name="${name}"]:enabled`);
    await choose(radios, await pickOffered(radios));
    // Without script a button requests the times of the day.
    const showTimes = form.locator('button[formaction]');
    if (name === 'appointmentDate' && (await showTimes.count()) > 0) await press(showTimes);
  }
}

/**
 * Waits for the mails of one submission, and returns the reference in all of them; fails when there
 * are more mails.
 */
export async function expectMails({ prefix, mails }: FormCase, unique: string): Promise<string> {
  await expect.poll(async () => (await findMails(unique)).length).toBe(mails);
  const references = (await findMails(unique)).map(
    ({ subject, text }) =>
      new RegExp(`${prefix}-[0-9A-Z]{4}-[0-9A-Z]{4}`).exec(`${subject ?? ''} ${text ?? ''}`)?.[0],
  );
  expect(new Set(references).size).toBe(1);
  return references[0] ?? '';
}
