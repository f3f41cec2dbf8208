/**
 * Every form from its page to the confirmation on a phone: by touch and by keyboard alone, with
 * script and without, in Dutch and in Arabic, each pair of these once.
 */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import type { Page } from '@playwright/test';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  contactCase,
  expectConfirmed,
  expectMails,
  fillForm,
  formAt,
  formCases,
  openForm,
  submitButton,
  type FormCase,
} from '../../support/form-page.ts';
import { answerByKeyboard, skipToContent } from '../../support/keyboard.ts';
import { countShifts } from '../../support/layout-shift.ts';

interface Way {
  locale: Locale;
  hand: 'touch' | 'keyboard';
  javaScriptEnabled: boolean;
}

const ways: Way[] = [
  { locale: 'nl', hand: 'touch', javaScriptEnabled: true },
  { locale: 'ar', hand: 'keyboard', javaScriptEnabled: true },
  { locale: 'ar', hand: 'touch', javaScriptEnabled: false },
  { locale: 'nl', hand: 'keyboard', javaScriptEnabled: false },
];

async function send(page: Page, { path }: FormCase, hand: Way['hand'], answers: Record<string, string>) {
  if (hand === 'touch') {
    await fillForm(page, path, answers);
    await submitButton(page, path).tap();
    return;
  }
  await skipToContent(page);
  await answerByKeyboard(page, path, answers);
  await page.keyboard.press('Enter');
}

for (const { locale, hand, javaScriptEnabled } of ways) {
  test.describe(`by ${hand} in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: hand === 'touch', javaScriptEnabled });

    for (const form of [contactCase, ...formCases]) {
      test(`${form.name} ends on a page that confirms it`, async ({ page }) => {
        const { answers, unique } = form.makeAnswers();
        await countShifts(page);
        await openForm(page, form, locale, javaScriptEnabled);
        await send(page, form, hand, answers);
        await expectConfirmed(page, form, locale, await expectMails(form, unique));
        await expect(page.locator('[data-answer]').filter({ hasText: unique })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        if (!javaScriptEnabled) return;
        expect(await page.evaluate(() => window.shift)).toBe(0);
        expect(await findFaults(page)).toEqual([]);
      });
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the page of a service ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('brings its service along to the quote request', async ({ page }) => {
      await page.goto(pathTo('office', 'ar'));
      await page
        .locator(`main a[href^="${pathTo('contact', 'ar')}?"]`)
        .first()
        .click();
      const chosen = formAt(page, contactCase.path).locator('[name="service"]:checked');
      await expect(chosen).toHaveValue('kantoor');
    });
  });
}
