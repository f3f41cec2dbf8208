import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  contactCase,
  expectConfirmed,
  expectMails,
  fillForm,
  formAt,
  openForm,
  readAnswers,
  readyForm,
  submitButton,
} from '../../support/form-page.ts';
import { hold } from '../../support/hold.ts';

const locales: Locale[] = ['nl', 'ar'];
const { path } = contactCase;

for (const locale of locales) {
  const t = translator(locale);

  test.describe(`the quote request in ${locale}`, () => {
    test('reaches the company, is confirmed on a page of its own with a notice, and leaves an empty form', async ({
      page,
    }) => {
      const { answers, unique } = contactCase.makeAnswers();
      await openForm(page, contactCase, locale, true);
      await fillForm(page, path, answers);
      await submitButton(page, path).click();
      const reference = await expectMails(contactCase, unique);
      await expectConfirmed(page, contactCase, locale, reference);
      await expect(page.locator('[data-toast]')).toContainText(t('contact.successTitle'));
      await expect(page.locator('[data-toast]')).toHaveCount(1);
      await expect(page.locator('[data-answer]').filter({ hasText: unique })).toHaveCount(1);
      await page.reload();
      await expect(page.locator('[data-reference]')).toHaveText(reference);
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      await page.goBack();
      expect(await readAnswers(page, path)).toEqual({});
    });

    test('keeps a text whole that is pasted beyond the limit, and says how much that is', async ({
      page,
    }) => {
      await openForm(page, contactCase, locale, true);
      const text = page.locator('#bericht');
      await text.fill('x'.repeat(4007));
      const problem = t('validation.tooLong', { max: 4000, excess: 7 });
      await expect(page.locator('#bericht-error')).toHaveText(problem);
      await expect(page.locator('[aria-live="polite"]').filter({ hasText: problem })).toHaveCount(1);
      expect((await text.inputValue()).length).toBe(4007);
      await text.press('Backspace');
      await expect(page.locator('#bericht-error')).toHaveText(
        t('validation.tooLong', { max: 4000, excess: 6 }),
      );
      await text.fill('x'.repeat(4000));
      await expect(page.locator('#bericht-error')).toHaveCount(0);
      await expect(page.locator('[role="alert"]')).toHaveCount(0);
    });

    test('names what is wrong, above the form and at each field', async ({ page }) => {
      await openForm(page, contactCase, locale, true);
      await fillForm(page, path, { email: 'sanne@apotheek', telefoon: '12' });
      await submitButton(page, path).click();
      const summary = page.locator('[role="alert"]');
      await expect(summary).toBeFocused();
      const expected = {
        naam: t('validation.nameRequired'),
        bedrijf: t('person.companyRequired'),
        email: t('person.emailInvalid'),
        telefoon: t('person.phoneInvalid'),
        service: t('validation.serviceRequired'),
      };
      await expect(summary.getByRole('link')).toHaveText(Object.values(expected));
      for (const [name, text] of Object.entries(expected)) {
        await expect(page.locator(`#${name}-error`)).toHaveText(text);
        await expect(page.locator(`#${name}`)).toHaveAttribute(
          'aria-describedby',
          new RegExp(`${name}-error`),
        );
      }
      await summary.getByRole('link').nth(2).click();
      await expect(page.locator('#email')).toBeFocused();
      expect(await readAnswers(page, path)).toEqual({ email: 'sanne@apotheek', telefoon: '12' });
    });
  });
}

test('text that was typed before the script arrived is kept and sent', async ({ page }) => {
  const { answers, unique } = contactCase.makeAnswers();
  const release = await hold(page, '/_astro/*.js');
  await page.goto(pathTo('contact', 'nl'), { waitUntil: 'commit' });
  await fillForm(page, path, answers);
  release();
  await readyForm(page, path).waitFor();
  expect(await readAnswers(page, path)).toEqual(answers);
  await submitButton(page, path).click();
  await expectMails(contactCase, unique);
});

test.describe('a quote request whose answer is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is not said to be offline, and can be sent again without coming twice', async ({ page }) => {
    const { answers, unique } = contactCase.makeAnswers();
    await openForm(page, contactCase, 'nl', true);
    await fillForm(page, path, answers);
    await page.route(`**${path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(page, path).click();
    const status = formAt(page, path).locator('[data-outcome]');
    await expect(status).toContainText(translator('nl')('form.answerLost'));
    await page.unroute(`**${path}`);
    await submitButton(page, path).click();
    await expectConfirmed(page, contactCase, 'nl', await expectMails(contactCase, unique));
  });
});
