/**
 * Checks the site that was just built for what earlier checks cannot see: dead links, missing
 * pictures, unfilled placeholders. Prints each error as a sentence and exits with 1 if there are
 * any. The folder is optional: `node scripts/check-pages.ts dist`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { readBuiltSite, type BuiltPage } from './site-checks/built-site.ts';
import { findDeadLinks } from './site-checks/links.ts';
import { readableText } from './site-checks/readable-text.ts';

const directory = join(process.argv[2] ?? (process.env.SITE_DIR || 'dist'), 'client');

function findTokens({ path, root }: BuiltPage): string[] {
  const text = root.querySelector('main');
  // Published texts of customers and staff may contain braces.
  const isPublished = (element: HTMLElement) => element.hasAttribute('data-published');
  const tokens = new Set(text ? readableText(text, isPublished).match(/\{\w+\}/g) : []);
  return [...tokens].map(
    (token) => `${path}: ${token} is filled by nothing: take a name from src/i18n/facts.ts or promises.ts.`,
  );
}

const site = readBuiltSite(directory);
const faults = [
  ...findDeadLinks(site).map((fault) => `${fault}: correct the address, or take it away.`),
  ...[...site.pages.values()].flatMap(findTokens),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  // This file marks a complete build (`buildMark` in build-site.ts); `npm start` serves no other.
  rmSync(join(directory, '_headers'), { force: true });
  process.exitCode = 1;
}
