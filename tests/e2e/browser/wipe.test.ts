/** The wipe of the home page's picture: what moves by itself, and what a visitor moves. */
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';

const languages = ['nl', 'ar'] as const;

/** With the share of the window that is clean. */
async function findSqueegee(page: Page, locale: (typeof languages)[number]) {
  await page.goto(pathTo('home', locale));
  const squeegee = page.getByRole('slider', { name: translator(locale)('home.squeegee') });
  // The first key that the page's script hears fetches what the squeegee can do.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(squeegee).toHaveAttribute('aria-valuenow', /^\d+$/, { timeout: 1_000 });
  }).toPass();
  return { squeegee, clean: async () => Number(await squeegee.getAttribute('aria-valuenow')) };
}

async function middleOf(squeegee: Locator) {
  const box = await squeegee.boundingBox();
  if (!box) throw new Error('The squeegee is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
}

for (const locale of languages) {
  test.describe(`the squeegee in ${locale}`, () => {
    test('is reached by Tab, obeys the arrow keys, and leaves the page where it is', async ({ page }) => {
      const { squeegee, clean } = await findSqueegee(page, locale);
      await page.locator('h1 ~ div a').last().focus();
      await page.keyboard.press('Tab');
      await expect(squeegee).toBeFocused();
      expect(await squeegee.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
      const [start, cleanAtStart] = [await middleOf(squeegee), await clean()];
      await press(page, 'ArrowLeft', 4);
      const left = await middleOf(squeegee);
      expect(left.x).toBeLessThan(start.x - 50);
      await press(page, 'ArrowDown', 4);
      expect((await middleOf(squeegee)).y).toBeGreaterThan(left.y + 50);
      expect(await clean()).toBeGreaterThan(cleanAtStart);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('takes the last haze away when the whole window has been wiped', async ({ page }) => {
      const { squeegee, clean } = await findSqueegee(page, locale);
      await squeegee.focus();
      const film = page.locator('[data-squeegee] #film');
      await expect(film).toHaveCount(1);
      await press(page, 'ArrowDown', 5);
      await press(page, 'ArrowRight', 12);
      for (const [key, times] of [
        ['ArrowLeft', 24],
        ['ArrowRight', 24],
        ['ArrowLeft', 24],
        ['ArrowRight', 24],
      ] as const) {
        await press(page, key, times);
        await press(page, 'ArrowUp', 5);
      }
      expect(await clean()).toBeGreaterThanOrEqual(97);
      await expect(film).toHaveCount(0);
    });

    test('follows the pointer that drags it', async ({ page }) => {
      const { squeegee, clean } = await findSqueegee(page, locale);
      const cleanAtStart = await clean();
      const { x, y } = await middleOf(squeegee);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 90, y + 80, { steps: 8 });
      const dragged = await middleOf(squeegee);
      expect(Math.abs(dragged.x - (x - 90))).toBeLessThan(12);
      expect(Math.abs(dragged.y - (y + 80))).toBeLessThan(12);
      await page.mouse.up();
      await page.mouse.move(x, y);
      expect((await middleOf(squeegee)).x).toBeCloseTo(dragged.x, 0);
      expect(await clean()).toBeGreaterThan(cleanAtStart);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('follows a finger, and the page does not scroll meanwhile', async ({ page }) => {
        const { squeegee, clean } = await findSqueegee(page, locale);
        await page.locator('[data-squeegee]').evaluate((frame) => {
          frame.scrollIntoView({ block: 'center' });
        });
        const [scrolled, cleanAtStart] = [await page.evaluate(() => scrollY), await clean()];
        const { x, y } = await middleOf(squeegee);
        const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) => {
          await client.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] });
        };
        const client = await page.context().newCDPSession(page);
        await touch('touchStart', { x, y });
        for (let step = 1; step <= 8; step++) await touch('touchMove', { x: x - 7 * step, y: y + 8 * step });
        await touch('touchEnd');
        expect((await middleOf(squeegee)).y).toBeGreaterThan(y + 40);
        await expect.poll(clean).toBeGreaterThan(cleanAtStart);
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      });
    });
  });
}

test('the whole picture is to be seen at every width', async ({ page }) => {
  await findSqueegee(page, 'nl');
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await page.locator('[data-squeegee]').evaluate((frame) => {
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      const matrix = frame.querySelector('svg')?.getScreenCTM();
      const [start, end] = [new DOMPoint(0, 0), new DOMPoint(720, 640)].map((point) =>
        point.matrixTransform(matrix ?? undefined),
      );
      return [left - (start?.x ?? 0), top - (start?.y ?? 0), (end?.x ?? 0) - right, (end?.y ?? 0) - bottom];
    });
    expect(Math.max(...outside), `at ${String(width)} px`).toBeLessThan(1);
  }
});

const wipingPicture = '[data-squeegee] img';

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the window is wiped once when the page opens', async ({ page }) => {
    await page.goto('/');
    const address = await page
      .locator(wipingPicture)
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    expect(address).toContain('#');
    await page.goto(address);
    const animations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming()),
    );
    expect(animations).toHaveLength(3);
    for (const timing of animations) expect(timing).toMatchObject({ iterations: 1, duration: 1200 });
    await page.waitForFunction(() => document.getAnimations().length === 0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`where motion is not welcome, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('the picture stands still and shows the wiped window', async ({ page }) => {
      await page.goto('/');
      const image = page.locator(wipingPicture);
      await expect(image).toBeVisible();
      const address = await image.evaluate((element) => (element as HTMLImageElement).currentSrc);
      expect(address).toMatch(/hero\.[\w-]+\.svg$/);
      await page.goto(address);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}
