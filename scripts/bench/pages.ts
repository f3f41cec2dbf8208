/** Weighs the built site: what a first visit to one page of each kind loads. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { compressedBytes } from '../compressed-bytes.ts';
import { builtPages } from '../../tests/support/built-pages.ts';
import { testSite } from '../../tests/support/test-site.ts';
import type { Measurement } from './measurement.ts';

const { published: directory } = testSite;

/** Seconds of a build, and what it made. */
export function buildMeasurement(seconds: number): Measurement {
  const pages = globSync('**/*.html', { cwd: directory }).length;
  return { what: 'build', figure: `${seconds.toFixed(1)} s for ${String(pages)} pages` };
}

/** The Dutch page of every screen. */
export function pageMeasurements(): Measurement[] {
  return builtPages
    .filter(({ locale }) => locale === 'nl')
    .map(({ screen, path }) => ({
      what: `page ${screen}`,
      figure: weighPage(path === '/' ? '/index' : path),
    }));
}

function weighPage(path: string): string {
  const html = readFileSync(join(directory, `${path}.html`));
  const page = parse(html.toString());
  const scripts = [...scriptsOf(page)];
  const fonts = page.querySelectorAll('link[as="font"]').map((link) => link.getAttribute('href') ?? '');
  const script = sum(scripts.map(sizeOf)) + inlineBytes(page, 'script:not([src])');
  const sentScript = sum(scripts.map((url) => compressedBytes(readFileSync(join(directory, url)))));
  return [
    `HTML ${kilobytes(html.byteLength)}`,
    `JS ${kilobytes(script)}, compressed ${kilobytes(sentScript)}`,
    `fonts ${kilobytes(sum(fonts.map(sizeOf)))}`,
    `HTML and JS compressed ${kilobytes(compressedBytes(html) + sentScript)}`,
  ].join(', ');
}

/** Addresses of all scripts that a page or its islands load, with what those import. */
function scriptsOf(page: HTMLElement): Set<string> {
  const found = new Set<string>();
  const follow = (url: string) => {
    if (found.has(url)) return;
    found.add(url);
    const code = readFileSync(join(directory, url), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
      follow(join(dirname(url), imported));
  };
  for (const script of page.querySelectorAll('script[src]')) follow(script.getAttribute('src') ?? '');
  for (const island of page.querySelectorAll('astro-island')) {
    follow(island.getAttribute('component-url') ?? '');
    follow(island.getAttribute('renderer-url') ?? '');
  }
  return found;
}

function inlineBytes(page: HTMLElement, selector: string): number {
  return sum(page.querySelectorAll(selector).map((element) => Buffer.byteLength(element.rawText)));
}

function sizeOf(url: string): number {
  return statSync(join(directory, url)).size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
