import { listOwnCss, withoutComments } from './own-css.ts';

const selectorClass = /\.([a-z][\w-]*)(?=[^;{}]*\{)/g;

/** Classes that have rules of our own: what utilities cannot say. */
export function listOwnClasses(): string[] {
  return listOwnCss().flatMap(({ css }) =>
    Array.from(withoutComments(css).matchAll(selectorClass), ([, name = '']) => name),
  );
}
