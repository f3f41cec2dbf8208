/** Any form of the site as a visitor uses it. */
import { randomBytes, randomInt } from 'node:crypto';
import { pathTo, type ScreenId } from '#paths';
import type { Locale } from '#i18n/locales.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import {
  formContracts,
  submissions,
  type SubmissionName,
  type SubmissionScreen,
} from '#contracts/registry.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { findMails } from './arrived-mails.ts';
import { sharedDays } from './bookable-days.ts';
import { oneOf } from './random.ts';

export interface FormCase {
  name: string;
  screen: ScreenId;
  /** Of the form element. */
  formName: string;
  /** Where its script posts to. */
  path: string;
  /** What its reference starts with. */
  prefix: string;
  successTitle: MessageKey;
  /** Makes the answers, by name of the control, with one value that no other test uses. */
  makeAnswers: () => { answers: Record<string, string>; unique: string };
  /** To the company, and to the sender where there is an address. */
  mails: number;
}

function someLetters(): string {
  return randomBytes(5).toString('hex');
}

function person() {
  const email = `sanne.${someLetters()}@example.nl`;
  return {
    answers: { naam: 'Sanne de Vries', email, telefoon: `030 ${String(randomInt(2_000_000, 9_999_999))}` },
    unique: email,
  };
}

/** The forms, by the names of their contracts. */
const cases: Record<SubmissionName, Pick<FormCase, 'name' | 'makeAnswers' | 'mails'>> = {
  contact: {
    name: 'the quote request',
    makeAnswers: () => {
      const { answers, unique } = person();
      const rest = {
        bedrijf: 'Apotheek De Linde',
        service: 'apotheek',
        bericht: 'Twee verdiepingen, 180 m².',
      };
      return { answers: { ...answers, ...rest }, unique };
    },
    mails: 2,
  },
  callback: {
    name: 'the callback request',
    makeAnswers: () => {
      const { answers, unique } = person();
      return {
        answers: { ...answers, onderwerp: 'klacht', preferredTime: 'middag', bericht: 'Graag na 13 uur.' },
        unique,
      };
    },
    mails: 2,
  },
  application: {
    name: 'the job application',
    makeAnswers: () => {
      const { answers, unique } = person();
      const motivatie = 'Ik werk graag met mijn handen en zie meteen wat ik die dag heb gedaan.';
      const choices = { functie: 'teamleider', ervaring: '3-5jaar', beschikbaarheid: 'deeltijd' };
      return { answers: { ...answers, adres: 'Voorbeeldstraat 1, Utrecht', ...choices, motivatie }, unique };
    },
    mails: 2,
  },
  testimonial: {
    name: 'the testimonial',
    makeAnswers: () => {
      const customerName = `Sanne ${someLetters()}`;
      const answers = {
        rating: '4',
        testimonialText: 'Netjes en op tijd.',
        service: 'Zorgcentra',
        customerName,
      };
      return { answers, unique: customerName };
    },
    mails: 1,
  },
  appointment: {
    name: 'the booking',
    makeAnswers: () => {
      const { answers, unique } = person();
      return {
        answers: { service: 'kantoor', frequency: 'wekelijks', ...answers, bedrijf: 'De Linde' },
        unique,
      };
    },
    mails: 2,
  },
};

const successTitles: Record<SubmissionName, MessageKey> = {
  contact: 'contact.successTitle',
  callback: 'callback.successTitle',
  appointment: 'appointmentForm.successTitle',
  application: 'applicationForm.successTitle',
  testimonial: 'testimonialForm.successTitle',
};

const allCases: FormCase[] = submissions.map(({ name, screen, path, referencePrefix }) => ({
  ...cases[name],
  formName: name,
  screen,
  path,
  prefix: referencePrefix,
  successTitle: successTitles[name],
}));

/** The quote request, and the forms that have no tests of their own. */
export const [contactCase, ...formCases] = allCases as [FormCase, ...FormCase[]];

export function formCase(name: SubmissionName): FormCase {
  const found = allCases.find(({ formName }) => formName === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
}

/** The form whose script posts to a path. */
export function formAt(page: Page, path: string) {
  const name = formContracts.find((form) => form.path === path)?.name;
  return page.locator(`form[name="${String(name)}"]`);
}

export function submitButton(page: Page, path: string) {
  return formAt(page, path).locator('button[type="submit"]:not([formaction]):visible');
}

/** Opens the page of a form; with script it waits until the form is sent by script. */
export async function openForm(
  page: Page,
  { screen, path }: FormCase,
  locale: Locale,
  withScript: boolean,
): Promise<void> {
  await page.goto(pathTo(screen, locale));
  if (withScript) await activateForm(page, path);
  else await submitButton(page, path).scrollIntoViewIfNeeded();
}

/**
 * Brings the form into view, interacts with the page, and waits until the form is sent by
 * script.
 */
export async function activateForm(page: Page, path: string): Promise<void> {
  await submitButton(page, path).scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await readyForm(page, path).waitFor();
}

/** The form once it is sent by script. */
export function readyForm(page: Page, path: string) {
  return formAt(page, path).and(page.locator('[data-ready]'));
}

/**
 * What the controls hold now, by name; what is empty is left out, and so is what the visitor did
 * not type.
 */
export async function readAnswers(page: Page, path: string): Promise<Record<string, string>> {
  const fields = await formAt(page, path).evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  const envelope: string[] = Object.values(envelopeFields);
  return Object.fromEntries(texts.filter(([name, value]) => value && !envelope.includes(name)));
}

/** The page confirms what was sent: once, with its reference, in its language, heading first. */
export async function expectConfirmed(
  page: Page,
  { screen }: Pick<FormCase, 'screen'>,
  locale: Locale,
  reference: string,
): Promise<void> {
  await page.waitForURL(`**${encodeURI(pathTo('confirmation', locale))}?*`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(
    translator(locale)(
      screen === 'appointment'
        ? 'appointmentStatus.asked'
        : `confirmation.${screen as Exclude<SubmissionScreen, 'appointment'>}Heading`,
    ),
  );
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-reference]')).toHaveText(reference);
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** Fills in each control by its name, whatever kind it is; a booking also gets a day and a time. */
export async function fillForm(page: Page, path: string, answers: Record<string, string>): Promise<void> {
  const form = formAt(page, path);
  for (const [name, value] of Object.entries(answers)) {
    const control = form.locator(`[name="${name}"]`).first();
    await openAround(control);
    const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'radio') await tick(form, name, value);
    else if (kind === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
  if (path === '/api/appointments') await chooseTime(page, path);
}

/** By its key: a click may miss it while the page still scrolls to what was chosen before. */
async function tick(form: Locator, name: string, value: string): Promise<void> {
  const radio = form.locator(`[name="${name}"][value="${value}"]`);
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** Some fields stand behind a line that opens. */
async function openAround(control: Locator): Promise<void> {
  const closed = control.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await closed.count()) > 0) await closed.click();
}

/** Some day that tests share and some time: each time has room for two. */
async function chooseTime(page: Page, path: string): Promise<void> {
  const form = formAt(page, path);
  for (const name of ['appointmentDate', 'timeSlot']) {
    const choices = form.locator(`[name="${name}"]:enabled`);
    await choices.first().waitFor({ state: 'attached' });
    const values = await choices.evaluateAll((radios: HTMLInputElement[]) =>
      radios.map(({ value }) => value),
    );
    const days = sharedDays();
    const isShared = (value: string) => name !== 'appointmentDate' || days.includes(value);
    await tick(form, name, oneOf(values.filter(isShared)));
    // Without script the times of a day are asked for.
    const showTimes = form.locator('button[formaction]');
    if (name === 'appointmentDate' && (await showTimes.count()) > 0) await showTimes.click();
  }
}

/**
 * Waits for the mails of one submission, and gives the reference that all of them name; more mails
 * are a fault.
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
