/** Classes that have rules of our own: what utilities cannot say. */
import { globSync, readFileSync } from 'node:fs';

export interface OwnClass {
  name: string;
  /** The component in whose `<style>` the rules stand, or a sheet of `src/styles/`. */
  file: string;
  line: number;
}

const style = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;
const selectorClass = /\.([a-z][\w-]*)(?=[^;{}]*\{)/g;

/** Each class with the places of its rules. */
export function listOwnClasses(): OwnClass[] {
  return globSync(['src/**/*.astro', 'src/styles/*.css']).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const blocks = file.endsWith('.css') ? [{ 0: text, index: 0 }] : [...text.matchAll(style)];
    return blocks.flatMap(({ 0: css, index: start }) =>
      [...withoutComments(css).matchAll(selectorClass)].map(({ 1: name = '', index }) => ({
        name,
        file,
        line: text.slice(0, start + index).split('\n').length,
      })),
    );
  });
}

/** Blanks in their place, so that lines can still be counted. */
function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
}
