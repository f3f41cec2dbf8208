/**
 * Scripts and styles are written for the oldest browsers in which all works, which `browserslist`
 * in package.json names.
 */
import browserslist from 'browserslist';
import type { Plugin } from 'vite';

/** The same in Vite's words, which have none for Samsung's: that is a Chrome. */
const target = browserslist()
  .filter((browser) => !browser.startsWith('samsung '))
  .map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/** A plugin, since Astro sets the target of scripts itself, to the newest. */
export const oldestBrowsers: Plugin = {
  name: 'oldest-browsers',
  apply: 'build',
  config: () => ({ build: { cssTarget: target } }),
  configEnvironment: (name) => (name === 'client' ? { build: { target } } : undefined),
};
