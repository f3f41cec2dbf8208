import { loadScriptsLate } from '#build/late-scripts.ts';
import { describe, expect, test } from 'vitest';
import { pageScripts } from '../../../scripts/page-scripts.ts';

const element = (address: string) => `<script type="module" src="${address}"></script>`;

describe('files of script', () => {
  test('are fetched by one short script in place of the first', () => {
    const page = loadScriptsLate(`<p>a</p>${element('/_astro/a.js')}<p>b</p>${element('/_astro/b.js')}`);
    expect(page).toMatch(/^<p>a<\/p><script>[^<]+<\/script><p>b<\/p>$/);
    expect(pageScripts(page)).toEqual(['/_astro/a.js', '/_astro/b.js']);
  });

  test('wait for nothing that the page holds itself', () => {
    const page = '<script>go()</script><script type="module">go()</script>';
    expect(loadScriptsLate(page)).toBe(page);
  });

  test('hold back clicks on what needs them, as far as the page has it', () => {
    const page = loadScriptsLate(`<a data-callback>b</a>${element('/_astro/a.js')}`);
    expect(page).toContain('[data-callback]');
    expect(page).not.toContain('[data-open-drawer]');
  });

  test('hold back what opens without its styles', () => {
    const page = loadScriptsLate(`<nav data-language-menu></nav>${element('/_astro/a.js')}`);
    expect(page).toContain("closest('[data-language-menu] summary')");
  });
});
