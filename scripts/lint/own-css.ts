/** Styles of our own, as they stand in sheets and in the `<style>` of components. */
import { globSync, readFileSync } from 'node:fs';

export interface OwnCss {
  file: string;
  css: string;
}

const style = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;

export function listOwnCss(): OwnCss[] {
  return globSync(['src/**/*.{astro,css}']).map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, css: file.endsWith('.css') ? text : (text.match(style) ?? []).join('\n') };
  });
}

export function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}

const typeface = /@font-face\s*\{[^}]*\}/g;
/** The value of a custom property, which is what a token is. */
const token = /--[\w-]+:[^;{}]*;/g;

/** The directives from which an entry is made. */
const source = /@(?:import|source|layer)\s[^;{]*;/g;

/**
 * How many lines of rules there are: tokens, typefaces, sources, reasons and empty lines do not
 * count.
 */
export function countLines(css: string): number {
  const rules = withoutComments(css).replace(typeface, '').replace(token, '').replace(source, '');
  return rules.split('\n').filter((line) => line.trim() !== '').length;
}
