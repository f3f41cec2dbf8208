/** Fills in a form without a mouse. */
import { expect, type Page } from '@playwright/test';
import { sharedDays } from './bookable-days.ts';
import { formAt } from './form-page.ts';
import { randomBelow } from './random.ts';

interface Focus {
  name: string;
  kind: string;
  value: string;
  checked: boolean;
  /** True for the button that shows the times of a day, without script. */
  showsTimes: boolean;
}

const maxSteps = 120;

/** Skips the header, with the first element that Tab reaches on any page. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

/** Reaches the form's button with Tab only, and answers each question on the way. */
export async function answerByKeyboard(
  page: Page,
  path: string,
  answers: Record<string, string>,
): Promise<void> {
  const left = new Map(Object.entries(answers));
  let areTimesShown = false;
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page, path);
    if (focus?.showsTimes) {
      if (!areTimesShown) await page.keyboard.press('Enter');
      await page.waitForLoadState();
      areTimesShown = true;
      continue;
    }
    if (focus?.kind === 'submit') {
      expect([...left.keys()]).toEqual([]);
      return;
    }
    if (focus?.kind === 'closed') await page.keyboard.press('Enter');
    if (focus) await answer(page, path, focus, left.get(focus.name));
    left.delete(focus?.name ?? '');
  }
  throw new Error('Tab does not lead to the button of the form.');
}

/** The focused input of the form; undefined when there is none. */
function readFocus(page: Page, path: string): Promise<Focus | undefined> {
  return formAt(page, path).evaluate((form) => {
    const control = document.activeElement;
    if (!control || !form.contains(control)) return undefined;
    if (control.matches('details:not([open]) > summary'))
      return { name: '', kind: 'closed', value: '', checked: false, showsTimes: false };
    // A link, as in the error summary, has none of these.
    const { name, type: kind, value, checked } = control as Partial<HTMLInputElement>;
    const showsTimes = control.hasAttribute('formaction');
    return { name: name ?? '', kind: kind ?? '', value: value ?? '', checked: checked ?? false, showsTimes };
  });
}

async function answer(page: Page, path: string, focus: Focus, value: string | undefined): Promise<void> {
  if (focus.name === 'appointmentDate') await chooseDay(page, path);
  else if (focus.name === 'timeSlot') await moveOn(page, randomBelow(3));
  else if (value !== undefined) await give(page, path, focus, value);
  if (focus.kind === 'radio') await expectRing(page);
}

/** The label of a radio button shows its focus, also after arrow keys. */
async function expectRing(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const label = document.activeElement?.closest('label') ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(label);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).toBe('solid 3px');
}

async function give(page: Page, path: string, { kind, checked }: Focus, value: string): Promise<void> {
  if (kind !== 'radio' && kind !== 'select-one') {
    await page.keyboard.type(value);
    return;
  }
  if (kind === 'radio' && !checked) await page.keyboard.press('Space');
  for (let step = 0; (await readFocus(page, path))?.value !== value; step += 1) {
    if (step === maxSteps) throw new Error(`The arrow keys do not lead to ${value}.`);
    await page.keyboard.press('ArrowDown');
  }
}

/** Chooses a day, whose times then load. */
async function chooseDay(page: Page, path: string): Promise<void> {
  await moveOn(page, randomBelow(sharedDays().length), 'ArrowRight');
  const form = formAt(page, path);
  if ((await form.locator('button[formaction]').count()) > 0) return;
  await form.locator('[name="timeSlot"]:enabled').first().waitFor();
}

/** Chooses the focused radio button, or one further along. */
async function moveOn(page: Page, places: number, key = 'ArrowDown'): Promise<void> {
  await page.keyboard.press('Space');
  for (let place = 0; place < places; place += 1) await page.keyboard.press(key);
}
