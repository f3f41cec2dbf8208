import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { contactPath } from '#submissions/contact.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  expectOneSubmission,
  fillIn,
  openContact,
  readAnswers,
  someAnswers,
  submitButton,
  takeHumanTime,
} from '../../support/contact-page.ts';

const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  const t = translator(locale);

  test.describe(`the quote request in ${locale}`, () => {
    test('reaches the company, and says so in a notice and on the page', async ({ page }) => {
      const answers = someAnswers();
      await openContact(page, locale);
      await fillIn(page, answers);
      await takeHumanTime(page);
      await submitButton(page).click();
      const status = page.locator('form [role="status"]');
      const reference = await expectOneSubmission(answers.email);
      await expect(status).toContainText(reference);
      await expect(page.locator('.toast')).toContainText(t('contact.successTitle'));
      await expect(page.locator('.toast')).toHaveCount(1);
      expect(await readAnswers(page)).toEqual({
        naam: '',
        bedrijf: '',
        email: '',
        telefoon: '',
        bericht: '',
      });
    });

    test('can be sent with the keyboard alone', async ({ page }) => {
      const { email } = someAnswers();
      await openContact(page, locale);
      await page.locator('#naam').focus();
      for (const text of ['Sanne de Vries', 'Apotheek De Linde', email, '030 234 56 78']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Graag bellen.');
      await takeHumanTime(page);
      await page.keyboard.press('Tab');
      await expect(submitButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expectOneSubmission(email);
    });

    test('names what is wrong, above the form and at each field', async ({ page }) => {
      await openContact(page, locale);
      await page.locator('#email').fill('sanne@apotheek');
      await page.locator('#telefoon').fill('12');
      await submitButton(page).click();
      const summary = page.locator('.summary[role="alert"]');
      await expect(summary).toBeFocused();
      const expected = {
        naam: t('validation.nameRequired'),
        bedrijf: t('validation.companyRequired'),
        email: t('validation.emailInvalid'),
        telefoon: t('validation.phoneInvalid'),
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
      expect(await readAnswers(page)).toMatchObject({ email: 'sanne@apotheek', telefoon: '12' });
    });
  });
}

test('text that was typed before the script arrived is kept and sent', async ({ page }) => {
  const answers = someAnswers();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(pathTo('contact', 'nl'), { waitUntil: 'commit' });
  await fillIn(page, answers);
  release();
  await page.locator('form[action="/api/contact"][data-ready]').waitFor();
  expect(await readAnswers(page)).toEqual(answers);
  await takeHumanTime(page);
  await submitButton(page).click();
  await expectOneSubmission(answers.email);
});

test('two clicks at once are one request', async ({ page }) => {
  const answers = someAnswers();
  await openContact(page, 'nl');
  await fillIn(page, answers);
  await takeHumanTime(page);
  await submitButton(page).dblclick();
  const reference = await expectOneSubmission(answers.email);
  await expect(page.locator('form [role="status"]')).toContainText(reference);
});

test.describe('when the server cannot store a request', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('every answer stays, and sending again works', async ({ page }) => {
    const answers = someAnswers();
    const t = translator('nl');
    const message = t('form.unavailable');
    await page.route(`**${contactPath}`, (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: { message } }),
    );
    await openContact(page, 'nl');
    await fillIn(page, answers);
    await takeHumanTime(page);
    await submitButton(page).click();
    await expect(page.locator('.toast')).toContainText(t('contact.failureTitle'));
    await expect(page.locator('form [role="status"]')).toContainText(message);
    expect(await readAnswers(page)).toEqual(answers);
    await page.unroute(`**${contactPath}`);
    await submitButton(page).click();
    await expectOneSubmission(answers.email);
  });
});
