/**
 * Drafts and hydration. A form hydrates at the first interaction with its page, or at once if it
 * has a draft; until then React is not loaded. What a visitor has typed is kept until the server
 * has stored it.
 */
import { localeInfo } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { appointmentPath } from '#contracts/appointment.ts';
import { translator } from '#i18n/translate.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import {
  activateForm,
  contactCase,
  expectConfirmed,
  fillForm,
  formAt,
  formCase,
  formCases,
  openForm,
  readAnswers,
  readyForm,
  submitButton,
  type FormCase,
} from '../../support/form-page.ts';
import { hold } from '../../support/hold.ts';
import { isFull } from '../../support/sweep.ts';

const t = translator('nl');
const contactPage = pathTo(contactCase.screen, 'nl');

/**
 * Expects the form to contain these answers. Polls, because the time of a booking is restored only
 * after the free times have been fetched.
 */
async function expectAnswers(page: Page, path: string, answers: Record<string, string>): Promise<void> {
  await activateForm(page, path);
  await expect.poll(() => readAnswers(page, path)).toEqual(answers);
}

/** Sets the values without events; chooses the day and the time of a booking normally. */
async function fillSilently(page: Page, { path, makeAnswers }: FormCase): Promise<string> {
  const { answers, unique } = makeAnswers();
  if (path === appointmentPath) await fillForm(page, path, {});
  await formAt(page, path).evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control) control.value = value;
    }
  }, answers);
  return unique;
}

/**
 * The forms to try: all in a full run, otherwise two, because drafts only differ in the time of a
 * booking.
 */
const tried = isFull ? formCases : [contactCase, formCase('appointment')];

for (const form of tried) {
  const { path, screen } = form;

  test.describe(`what was typed into ${form.name}`, () => {
    test('is sent, also when a password manager or extension set it without an event', async ({ page }) => {
      await openForm(page, form, 'nl', true);
      const unique = await fillSilently(page, form);
      await submitButton(page, form.path).click();
      await expectConfirmed(page, form, 'nl', unique);
    });

    test('outlasts a reload, a visit to another page and a change of language', async ({ page }) => {
      await openForm(page, form, 'nl', true);
      await fillForm(page, path, form.makeAnswers().answers);
      const answers = await readAnswers(page, path);

      await page.reload();
      await expectAnswers(page, path, answers);

      await page.locator('header a[href="/"]').first().click();
      await page.waitForURL('/');
      await page.goBack();
      await expectAnswers(page, path, answers);

      await page.locator('[data-language-menu] summary').click();
      await page.locator('[data-language-menu]').getByRole('link', { name: localeInfo.ar.label }).click();
      await page.waitForURL(({ pathname }) => pathname === encodeURI(pathTo(screen, 'ar')));
      await expectAnswers(page, path, answers);
    });

    test.describe('when it cannot be stored yet', () => {
      test.use({ expectedErrors: [/status of (429|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

      test('stays, and is stored once, although a response is lost and the button clicked twice', async ({
        page,
        context,
      }) => {
        const { answers, unique } = form.makeAnswers();
        const status = formAt(page, path).locator('[data-outcome]');
        await openForm(page, form, 'nl', true);
        const begun = await readAnswers(page, path);
        await fillForm(page, path, answers);
        const typed = await readAnswers(page, path);

        await context.setOffline(true);
        await submitButton(page, path).click();
        await expect(status).toContainText(t('form.offline'));
        expect(await readAnswers(page, path)).toEqual(typed);
        await context.setOffline(false);

        for (const code of [503, 429]) {
          const message = `Answered ${String(code)}`;
          await page.route(`**${path}`, (route) => route.fulfill({ status: code, json: { message } }));
          await submitButton(page, path).click();
          await expect(status).toContainText(message);
          expect(await readAnswers(page, path)).toEqual(typed);
          await page.unroute(`**${path}`);
        }

        await page.route(`**${path}`, async (route) => {
          await route.fetch();
          await route.abort();
        });
        await submitButton(page, path).click();
        await expect(status).toContainText(t('form.answerLost'));
        await page.unroute(`**${path}`);

        await submitButton(page, path).dblclick();
        await expectConfirmed(page, form, 'nl', unique);
        await openForm(page, form, 'nl', true);
        expect(await readAnswers(page, path)).toEqual(begun);
      });
    });
  });
}

const islandScript = /\/_astro\/ContactForm\.[^/]*\.js$/;

const interactions: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer moves': (page) => page.mouse.move(700, 400, { steps: 2 }),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'the page is scrolled': (page) => page.mouse.wheel(0, 100),
  'an extension focuses a field': (page) => page.evaluate(() => document.getElementById('naam')?.focus()),
  'an extension types into a field': (page) => page.locator('#naam').dispatchEvent('input'),
  'an extension chooses an answer': (page) => page.locator('#naam').dispatchEvent('change'),
};

for (const [name, interact] of Object.entries(interactions)) {
  test(`a form that is in view is loaded and hydrated when ${name}`, async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (islandScript.test(request.url())) requests += 1;
    });
    await page.goto(contactPage, { waitUntil: 'networkidle' });
    expect(requests).toBe(0);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
    await expect(readyForm(page, contactCase.path)).toHaveCount(0);
    await interact(page);
    await readyForm(page, contactCase.path).waitFor();
  });
}

test('answers typed before hydration outlast a visit elsewhere, and hydrate the form', async ({ page }) => {
  const release = await hold(page, '/_astro/*.js');
  await page.goto(contactPage, { waitUntil: 'commit' });
  await fillForm(page, contactCase.path, { naam: 'Sanne de Vries', service: 'kantoor' });
  const answers = await readAnswers(page, contactCase.path);
  release();
  await readyForm(page, contactCase.path).waitFor();
  await page.goto(pathTo('about', 'nl'));
  await page.goto(contactPage);
  // A form with a draft does not wait for an interaction.
  await readyForm(page, contactCase.path).waitFor();
  await expect.poll(() => readAnswers(page, contactCase.path)).toEqual(answers);
});
