/**
 * Compiles scripts and styles for the oldest supported browsers, in `browserslist` of package.json.
 */
import browserslist from 'browserslist';
import type { Plugin } from 'vite';

/** The browsers in Vite's notation, which has no Samsung Internet; Chrome covers it. */
const target = browserslist()
  .filter((browser) => !browser.startsWith('samsung '))
  .map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/**
 * Sets the targets in a Vite plugin, because Astro itself sets the target of client scripts to the
 * newest browsers.
 */
export const oldestBrowsers: Plugin = {
  name: 'oldest-browsers',
  apply: 'build',
  config: () => ({ build: { cssTarget: target } }),
  configEnvironment: (name) => (name === 'client' ? { build: { target } } : undefined),
};
