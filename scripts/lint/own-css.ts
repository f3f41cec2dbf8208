/** Styles of our own, as they stand in sheets and in the `<style>` of components. */
import { globSync, readFileSync } from 'node:fs';

export interface OwnCss {
  file: string;
  css: string;
  /** What stands before it in the file. */
  before: string;
}

const style = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;

export function listOwnCss(): OwnCss[] {
  return globSync(['src/**/*.{astro,css}']).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const blocks = file.endsWith('.css') ? [{ 0: text, index: 0 }] : [...text.matchAll(style)];
    return blocks.map(({ 0: css, index }) => ({ file, css, before: text.slice(0, index) }));
  });
}

/** Blanks in their place, so that lines can still be counted. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
}

const typeface = /@font-face\s*\{[^}]*\}/g;
/** The value of a custom property, which is what a token is. */
const token = /--[\w-]+:[^;{}]*;/g;

/** What an entry is made from. */
const source = /@(?:import|source|layer)\s[^;{]*;/g;

/**
 * How many lines of rules there are: tokens, typefaces, sources, reasons and empty lines do not
 * count.
 */
export function countLines(css: string): number {
  const rules = withoutComments(css).replace(typeface, '').replace(token, '').replace(source, '');
  return rules.split('\n').filter((line) => line.trim() !== '').length;
}
