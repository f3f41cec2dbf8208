/** How visitors press and type on a phone, and random names and IP addresses for them. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
const maxSteps = 150;

/** Presses a button, follows a link or ticks a checkbox. */
export type Press = (page: Page, control: Locator) => Promise<void>;

export const pressBy: Record<'finger' | 'keyboard', Press> = {
  finger: (_page, control) => control.tap(),
  keyboard: async (page, control) => {
    await reach(page, control);
    const isBox = (await control.getAttribute('type')) === 'checkbox';
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
  },
};

/** Replaces the text of a field. */
export async function type(page: Page, press: Press, field: Locator, text: string): Promise<void> {
  if (press === pressBy.finger) await field.tap();
  else await reach(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Presses Tab until the control has the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the control.');
}

/** Returns a random IP address, so that tests do not use up each other's rate limits. */
export function anAddress(): string {
  return `10.${String(randomInt(256))}.${String(randomInt(256))}.${String(randomInt(1, 255))}`;
}

/** Returns the name and e-mail address of a person, different each time. */
export function someone() {
  const code = randomUUID().slice(0, 8);
  return { naam: `Robin ${code}`, email: `robin-${code}@lezer.example` };
}
