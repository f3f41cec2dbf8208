/**
 * Every form from its page to the confirmation on a phone: by touch and by keyboard, with and
 * without script, in Dutch and in Arabic.
 */
import type { Page } from '@playwright/test';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  expectConfirmed,
  fillForm,
  formCases,
  openForm,
  submitButton,
  type FormCase,
} from '../../support/form-page.ts';
import { answerByKeyboard, skipToContent } from '../../support/keyboard.ts';
import { countShifts } from '../../support/layout-shift.ts';
import { visits, type Visit } from '../../support/visits.ts';

async function send(page: Page, { path }: FormCase, input: Visit['input'], answers: Record<string, string>) {
  if (input === 'finger') {
    await fillForm(page, path, answers);
    await submitButton(page, path).tap();
    return;
  }
  await skipToContent(page);
  await answerByKeyboard(page, path, answers);
  await page.keyboard.press('Enter');
}

for (const { title, use, locale, input } of visits) {
  const { javaScriptEnabled } = use;

  test.describe(title, () => {
    test.use(use);

    for (const form of formCases) {
      test(`${form.name} ends on a page that confirms it`, async ({ page }) => {
        const { answers, unique } = form.makeAnswers();
        await countShifts(page);
        await openForm(page, form, locale, javaScriptEnabled);
        await send(page, form, input, answers);
        await expectConfirmed(page, form, locale, unique);
        await expect(page.locator('[data-answer]').filter({ hasText: unique })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        if (javaScriptEnabled) expect(await page.evaluate(() => window.shift)).toBe(0);
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
      });
    }
  });
}
