/** The CV of an application, as a file. */
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { applicationContract } from '#contracts/application.ts';
import { cvFile } from '#contracts/cv-file.ts';
import type { Page } from '@playwright/test';
import { findMails } from '../../support/arrived-mails.ts';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { fillForm, formCase, openForm, readAnswers, submitButton } from '../../support/form-page.ts';
import { triedLocales } from '../../support/sweep.ts';

test.use({ expectedErrors: [/status of 422/] });

const { path } = applicationContract;
const form = formCase('application');

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 werk') };
const fakePdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
const picture = { name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('PNG') };
const field = (on: Page) => on.locator(`input[name="${cvFile.field}"]`);
const error = (on: Page) => on.locator(`#${cvFile.field}-error`);

for (const locale of ['nl', 'ar'] satisfies Locale[]) {
  const t = translator(locale);

  test(`a CV in ${locale} that is no PDF is refused, a PDF is sent, and no answer lost`, async ({
    page: visit,
    isMobile,
  }) => {
    const { answers, unique } = form.makeAnswers();
    await openForm(visit, form, locale, true);
    await visit.locator('[data-position=teamleider]').click();
    await expect(visit.locator('[name=functie]:checked')).toHaveValue('teamleider');
    await fillForm(visit, path, answers);
    await field(visit).setInputFiles(picture);
    await submitButton(visit, path).click();
    await expect(error(visit)).toHaveText(t('applicationForm.cvFileOtherType'));
    await field(visit).setInputFiles(fakePdf);
    await submitButton(visit, path).click();
    await expect(error(visit)).toHaveText(t('applicationForm.cvFileOtherType'));
    expect(await findFaults(visit)).toEqual([]);
    expect(await readAnswers(visit, path)).toMatchObject(answers);
    await visit.getByRole('button', { name: t('applicationForm.cvFileRemove') }).click();
    await expect(field(visit)).toBeFocused();
    expect(await field(visit).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    await field(visit).setInputFiles(pdf);
    await expect(field(visit).locator('..')).toContainText('cv.pdf');
    const send = submitButton(visit, path);
    await (isMobile ? send.tap() : send.press('Enter'));
    await expect.poll(async () => (await findMails(unique)).length).toBe(2);
    const attached = (await findMails(unique)).flatMap(({ attachments }) => attachments);
    expect(attached.map(({ filename }) => filename)).toEqual(['cv.pdf']);
  });
}

/** A file with a name in two scripts, too wide for a phone. */
const long = { ...pdf, name: `cv-سيرة-${'lang'.repeat(15)}.pdf` };

for (const locale of triedLocales) {
  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('a CV is sent with the form', async ({ page: visit }) => {
      await openForm(visit, form, locale, false);
      await fillForm(visit, path, form.makeAnswers().answers);
      await field(visit).setInputFiles(long);
      await submitButton(visit, path).click();
      await expect(visit.locator('[data-reference]')).toBeVisible();
      const named = visit.locator('[data-answer]').filter({ hasText: long.name });
      await expect(named).toContainText(translator(locale)('applicationForm.cvFileLabel'));
      await expect(named.locator('bdi')).toHaveCSS('direction', localeInfo[locale].dir);
      expect(await visit.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}
