/** Classes that have rules of our own: what utilities cannot say. */
import { listOwnCss, withoutComments } from './own-css.ts';

export interface OwnClass {
  name: string;
  /** The component in whose `<style>` the rules stand, or a sheet of `src/styles/`. */
  file: string;
  line: number;
}

const selectorClass = /\.([a-z][\w-]*)(?=[^;{}]*\{)/g;

/** Each class with the places of its rules. */
export function listOwnClasses(): OwnClass[] {
  return listOwnCss().flatMap(({ file, css, before }) =>
    [...withoutComments(css).matchAll(selectorClass)].map(({ 1: name = '', index }) => ({
      name,
      file,
      line: (before + css.slice(0, index)).split('\n').length,
    })),
  );
}
