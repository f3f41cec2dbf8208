/** Page transitions, and none for visitors who prefer reduced motion. */
import { pathTo } from '#paths';
import { expect, test } from '../../support/browser-test.ts';

/** Runs in the page: records what the page transition animates. */
function keepTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    void viewTransition?.ready.then(() => {
      const names = document.getAnimations().map((animation) => (animation as CSSAnimation).animationName);
      sessionStorage.setItem('transition', names.join());
    });
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  test.describe(`with ${moves ? 'full' : 'reduced'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the next page comes in ${moves ? 'with a wipe' : 'at once'}`, async ({ page }) => {
      await page.addInitScript(keepTransition);
      await page.goto(pathTo('home', 'nl'));
      await page.locator(`footer a[href="${pathTo('about', 'nl')}"]`).click();
      await page.waitForURL(`**${pathTo('about', 'nl')}`);
      await page.waitForLoadState('networkidle');
      const kept = () => page.evaluate(() => sessionStorage.getItem('transition'));
      if (moves) await expect.poll(kept).toContain('wipe');
      else expect(await kept()).toBeNull();
    });
  });
}
