/** Fills in a form without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseTime, formAt, openAround, submitButton } from './form-page.ts';
import { pressBy, reach } from './visitors.ts';

const maxSteps = 120;

/** Follows the skip link, which is the first element in the tab order of every page. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

/** Answers each question in the order of the form, and then focuses the submit button. */
export async function answerByKeyboard(page: Page, path: string, answers: Record<string, string>) {
  const form = formAt(page, path);
  const names = await form.evaluate((element: HTMLFormElement) =>
    Array.from(element.elements, (control) => (control as HTMLInputElement).name),
  );
  const choose = (radios: Locator, value: string) => chooseByKeyboard(page, radios, value);
  const press = async (button: Locator) => {
    await pressBy.keyboard(page, button);
    await page.waitForLoadState();
  };
  for (const name of new Set(names)) {
    if (name === 'appointmentDate') await chooseTime(form, choose, press);
    else if (answers[name] !== undefined) await answerQuestion(page, form, name, answers[name]);
  }
  await reach(page, submitButton(page, path));
}

async function answerQuestion(page: Page, form: Locator, name: string, value: string): Promise<void> {
  const controls = form.locator(`[name="${name}"]`);
  await openAround(controls.first(), (summary) => pressBy.keyboard(page, summary));
  const kind = await controls.first().evaluate((control) => (control as HTMLInputElement).type);
  if (kind === 'radio') {
    await chooseByKeyboard(page, controls, value);
    return;
  }
  await reach(page, controls.first());
  if (kind === 'select-one') await pressUntil(page, value);
  else await page.keyboard.type(value);
}

/** Presses an arrow key until the focused control has the value. */
async function pressUntil(page: Page, value: string, key = 'ArrowDown'): Promise<void> {
  const focused = page.locator(':focus');
  let current = await focused.inputValue();
  for (let step = 0; current !== value; step += 1) {
    if (step === maxSteps) throw new Error(`The arrow keys do not lead to ${value}.`);
    await page.keyboard.press(key);
    // On a busy machine the value changes late, and another press would skip one.
    await expect.poll(() => focused.inputValue()).not.toBe(current);
    current = await focused.inputValue();
  }
}

/**
 * Chooses a radio button with the arrow keys, starting at the checked one or else at the first, and
 * expects its label to show the focus.
 */
export async function chooseByKeyboard(page: Page, radios: Locator, value: string): Promise<void> {
  const chosen = radios.and(page.locator(':checked'));
  // Enter in a group of radio buttons would submit the form.
  await reach(page, (await chosen.count()) > 0 ? chosen : radios.first());
  await page.keyboard.press('Space');
  await pressUntil(page, value, await keyTowards(page, chosen, value));
  await expect(chosen).toBeFocused();
  await expect(page.locator('label:focus-within')).toHaveCSS('outline', /3px solid|solid 3px/);
}

/**
 * Returns the arrow key that leads from a radio button to the one with the value. In the calendar
 * it depends on the order of the days and the direction of the page; other groups wrap around.
 */
async function keyTowards(page: Page, radio: Locator, value: string): Promise<string> {
  if ((await radio.getAttribute('name')) !== 'appointmentDate') return 'ArrowDown';
  const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const isEarlier = value < (await radio.inputValue());
  return isRtl === isEarlier ? 'ArrowRight' : 'ArrowLeft';
}
