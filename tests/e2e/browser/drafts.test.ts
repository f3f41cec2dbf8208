/** Drafts: what a visitor has typed into a form is kept until the server has stored it. */
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
  submitButton,
  type FormCase,
} from '../../support/form-page.ts';
import { isFull } from '../../support/sweep.ts';

const t = translator('nl');

/**
 * Expects the form to contain these answers. Polls, since the time of a booking is restored only
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

test.describe('a quote request whose response is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is not reported as offline, and can be sent again without being stored twice', async ({ page }) => {
    const { path, makeAnswers } = contactCase;
    const { answers, unique } = makeAnswers();
    await openForm(page, contactCase, 'nl', true);
    await fillForm(page, path, answers);
    await page.route(`**${path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(page, path).click();
    await expect(formAt(page, path).locator('[data-outcome]')).toContainText(t('form.answerLost'));
    await page.unroute(`**${path}`);
    await submitButton(page, path).click();
    await expectConfirmed(page, contactCase, 'nl', unique);
  });
});

/** All forms keep drafts the same way, but for the time of a booking. */
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
      test.use({ expectedErrors: [/status of (429|503)|ERR_INTERNET_DISCONNECTED/] });

      test('stays, and is stored once, however often the button is clicked', async ({ page, context }) => {
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

        await submitButton(page, path).dblclick();
        await expectConfirmed(page, form, 'nl', unique);
        await openForm(page, form, 'nl', true);
        expect(await readAnswers(page, path)).toEqual(begun);
      });
    });
  });
}
