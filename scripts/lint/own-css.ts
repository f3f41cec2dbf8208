/** The project's CSS, in style sheets and in the `<style>` of components. */
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
/** Matches the declaration of a custom property, which is a design token. */
const token = /--[\w-]+:[^;{}]*;/g;

/** Matches at-rules of entry style sheets: imports, sources and the order of layers. */
const source = /@(?:import|source|layer)\s[^;{]*;/g;

/** Counts the lines of rules, without tokens, fonts, entry at-rules, comments and blank lines. */
export function countLines(css: string): number {
  const rules = withoutComments(css).replace(typeface, '').replace(token, '').replace(source, '');
  return rules.split('\n').filter((line) => line.trim() !== '').length;
}
