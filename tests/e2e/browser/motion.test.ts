/** What moves between pages, on the way to a confirmation, and under a press. */
import { setTimeout } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { pathTo } from '#paths';
import { appointmentPath } from '#contracts/appointment.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { expect, test } from '../../support/browser-test.ts';
import { activateForm, contactCase, fillForm, openForm, submitButton } from '../../support/form-page.ts';

const { path } = contactCase;
/** Longer than a frame. */
const slowLineMs = 500;
const languages = [
  { locale: 'nl', from: '0px 0px' },
  { locale: 'ar', from: '100% 0px' },
] as const;

/** Runs in the page: writes down what the transition to it animates, and from where. */
function keepTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    void viewTransition?.ready.then(() => {
      const animations = document.getAnimations().map((animation) => {
        const { pseudoElement } = animation.effect as KeyframeEffect;
        return `${pseudoElement ?? ''} ${(animation as CSSAnimation).animationName}`;
      });
      const { maskPosition } = getComputedStyle(document.documentElement, '::view-transition-new(root)');
      sessionStorage.setItem('transition', `${animations.join()} from ${maskPosition}`);
    });
  });
}

/** Runs in the page: writes down by which name a button was animated. */
function keepAnimation(): void {
  addEventListener('animationstart', ({ target, animationName }) => {
    if (target instanceof HTMLButtonElement) sessionStorage.setItem('animated', animationName);
  });
}

function sizeOf(element: Locator): Promise<string> {
  return element.evaluate((each) => getComputedStyle(each).scale);
}

for (const motion of ['no-preference', 'reduce'] as const) {
  const moves = motion === 'no-preference';
  test.describe(`where motion is ${moves ? '' : 'not '}welcome`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    for (const { locale, from } of languages) {
      test(`the next page in ${locale} comes in ${moves ? 'with a wipe' : 'at once'}`, async ({ page }) => {
        await page.addInitScript(keepTransition);
        await page.goto(pathTo('home', locale));
        await page.locator(`footer a[href="${pathTo('about', locale)}"]`).click();
        await page.waitForURL(`**${pathTo('about', locale)}`);
        await page.waitForLoadState('networkidle');
        const kept = () => page.evaluate(() => sessionStorage.getItem('transition'));
        if (!moves) {
          expect(await kept()).toBeNull();
          return;
        }
        await expect.poll(kept).toContain('::view-transition-new(root) wipe');
        expect(await kept()).not.toContain('::view-transition-old(root)');
        expect(await kept()).toContain(`from ${from},`);
      });

      test(`the button of a form in ${locale} that was stored ${moves ? 'is wiped' : 'stands still'}`, async ({
        page,
      }) => {
        await page.addInitScript(keepAnimation);
        await openForm(page, contactCase, locale, true);
        await fillForm(page, path, contactCase.makeAnswers().answers);
        const confirmation = `**${pathTo('confirmation', locale)}?*`;
        await page.route(confirmation, async (route) => {
          await setTimeout(slowLineMs);
          await route.continue();
        });
        await submitButton(page, path).click();
        await page.waitForURL(confirmation);
        const animated = await page.evaluate(() => sessionStorage.getItem('animated'));
        expect(animated).toBe(moves ? 'stored' : null);
      });
    }

    test('stars, days, times and boxes answer a press', async ({ page }) => {
      const press = async (control: Locator) => {
        const label = control.locator('xpath=..');
        await label.scrollIntoViewIfNeeded();
        await label.hover();
        await page.mouse.down();
        await expect.poll(() => sizeOf(label)).toBe(moves ? '0.94' : 'none');
        await page.mouse.up();
        await expect.poll(() => sizeOf(label)).toBe('none');
        await expect(control).toBeChecked();
      };
      await page.goto(pathTo('appointment', 'nl'));
      await activateForm(page, appointmentPath);
      await press(page.locator('[name="appointmentDate"]:enabled').nth(5));
      await press(page.locator('[name="timeSlot"]:enabled').nth(2));
      await page.goto(pathTo('testimonials', 'nl'));
      await activateForm(page, testimonialPath);
      await press(page.locator('[name="rating"]').nth(3));
      await press(page.locator('[type="checkbox"]').first());
    });
  });
}
