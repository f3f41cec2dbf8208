/** Fills in a form without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';
import { sharedDays } from './bookable-days.ts';
import { formAt, openAround, submitButton } from './form-page.ts';
import { randomBelow } from './random.ts';
import { reach } from './ways.ts';

const maxSteps = 120;

/** Skips the header by the skip link, the first element in the tab order of any page. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

/** Answers each question in the order of the form, and ends at its button. */
export async function answerByKeyboard(page: Page, path: string, answers: Record<string, string>) {
  const form = formAt(page, path);
  const names = await form.evaluate((element: HTMLFormElement) =>
    Array.from(element.elements, (control) => (control as HTMLInputElement).name),
  );
  for (const name of new Set(names)) {
    if (name === 'appointmentDate') await chooseTime(page, form);
    else if (answers[name] !== undefined) await give(page, form, name, answers[name]);
  }
  await reach(page, submitButton(page, path));
}

async function give(page: Page, form: Locator, name: string, value: string): Promise<void> {
  const controls = form.locator(`[name="${name}"]`);
  await openAround(controls.first(), async (summary) => {
    await reach(page, summary);
    await page.keyboard.press('Enter');
  });
  const kind = await controls.first().evaluate((control) => (control as HTMLInputElement).type);
  if (kind === 'radio') await chooseByKeyboard(page, controls, 0);
  else await reach(page, controls.first());
  if (kind !== 'radio' && kind !== 'select-one') {
    await page.keyboard.type(value);
    return;
  }
  const focused = page.locator(':focus');
  for (let step = 0; (await focused.inputValue()) !== value; step += 1) {
    if (step === maxSteps) throw new Error(`The arrow keys do not lead to ${value}.`);
    await page.keyboard.press('ArrowDown');
  }
  if (kind === 'radio') await expect(focused).toBeChecked();
}

/** Chooses a day, whose times then load, and a time. */
async function chooseTime(page: Page, form: Locator): Promise<void> {
  const days = form.locator('[name="appointmentDate"]:enabled');
  await chooseByKeyboard(page, days, 1 + randomBelow(sharedDays().length), 'ArrowRight');
  // Without script the times of a day are requested by a button.
  const showTimes = form.locator('button[formaction]');
  if ((await showTimes.count()) > 0) {
    await reach(page, showTimes);
    await page.keyboard.press('Enter');
    await page.waitForLoadState();
  }
  await chooseByKeyboard(page, form.locator('[name="timeSlot"]:enabled'), randomBelow(3));
}

/**
 * Chooses the radio button that is `places` after the checked one, or else the first, and expects
 * its label to show the focus.
 */
export async function chooseByKeyboard(page: Page, radios: Locator, places: number, key = 'ArrowDown') {
  await radios.first().waitFor({ state: 'attached' });
  const chosen = radios.and(page.locator(':checked'));
  // Enter in a group of radio buttons would submit the form.
  await reach(page, (await chosen.count()) > 0 ? chosen : radios.first());
  await page.keyboard.press('Space');
  for (let place = 0; place < places; place += 1) await page.keyboard.press(key);
  await expect(chosen).toBeFocused();
  await expect(page.locator('label:focus-within')).toHaveCSS('outline', /3px solid|solid 3px/);
}
