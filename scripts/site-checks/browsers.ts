/**
 * Checks that styles use no features that the oldest supported browsers (`browserslist` in
 * package.json) lack, except dispensable ones.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import doiuse from 'doiuse';
import postcss from 'postcss';
import type { BuiltSite } from './built-site.ts';

// `browserslist` names fixed versions, so newer data would change nothing.
process.env.BROWSERSLIST_IGNORE_OLD_DATA = 'true';

/** Features that a browser may lack, by their name on caniuse.com, and why. */
const dispensable = {
  'css-has': 'Firefox 115: `forms.css` shows native radio buttons there; the rest decorates',
  'css-subgrid': 'Chrome 111: rows of neighbours then differ in height',
  'css-media-scripting': 'all: forms then show what is meant for browsers without script',
  'css-content-visibility': 'Safari 16.4, Firefox 115: used for print only; closed questions stay closed',
  'css-widows-orphans': 'Firefox 115: used for print only',
  'css-resize': 'iOS: text areas cannot be resized there',
  'css3-cursors': 'telephones have no pointer',
  'css3-cursors-grab': 'telephones have no pointer',
  'css-touch-action': 'Safari on a Mac has no touch',
  'css-color-adjust': 'Samsung Internet: unknown to caniuse',
  'css3-attr': 'all: means attr() outside `content`, where the styles do not use it',
};

/**
 * Reports, per sheet, each use of a feature with the supported browsers that lack it. Ignores
 * partial support.
 */
export function checkBrowsers({ directory }: Pick<BuiltSite, 'directory'>): string[] {
  const sheets = globSync('_astro/*.css', { cwd: directory });
  return sheets.flatMap((sheet) =>
    findMissing(readFileSync(join(directory, sheet), 'utf8')).map((fault) => `${sheet}: ${fault}`),
  );
}

function findMissing(css: string): string[] {
  const faults = new Set<string>();
  const detect = doiuse({
    ignore: Object.keys(dispensable),
    onFeatureUsage: ({ feature, featureData, usage }) => {
      if (!featureData?.missing) return;
      faults.add(`${feature}, which ${featureData.missing} lacks: ${usage.toString().slice(0, 80)}`);
    },
  });
  // Without a file name, doiuse uses the `browserslist` of the working directory.
  void postcss([detect]).process(css, { from: undefined }).css;
  return [...faults];
}
