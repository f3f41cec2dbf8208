import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkBrowsers } from '../../../scripts/site-checks/browsers.ts';

const directory = mkdtempSync(join(tmpdir(), 'built-styles-'));
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

function check(css: string): string[] {
  mkdirSync(join(directory, '_astro'), { recursive: true });
  writeFileSync(join(directory, '_astro/site.css'), css);
  return checkBrowsers({ directory });
}

test('what one of the oldest browsers lacks is a fault of the sheet', () => {
  expect(check('a{color:red}a{zoom:2}')).toEqual([
    '_astro/site.css: css-zoom, which Firefox (115) lacks: zoom:2',
  ]);
});

test('what all of them have, and what decorates, is in order', () => {
  expect(check('a{display:grid}label:has(:checked){color:red}')).toEqual([]);
});
