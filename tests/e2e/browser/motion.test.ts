/** Page transitions, and none for visitors who prefer reduced motion. */

import { pathTo } from '#paths';
import { expect, test } from '../../support/browser-test.ts';
const languages = [
  { locale: 'nl', from: '0px 0px' },
  { locale: 'ar', from: '100% 0px' },
] as const;

/** Runs in the page: records what the page transition animates, and from where. */
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

for (const motion of ['no-preference', 'reduce'] as const) {
  const moves = motion === 'no-preference';
  test.describe(`with ${moves ? 'full' : 'reduced'} motion`, () => {
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
    }
  });
}
