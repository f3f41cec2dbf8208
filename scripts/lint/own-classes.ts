import { listOwnCss, withoutComments } from './own-css.ts';

const selectorClass = /\.([a-z][\w-]*)(?=[^;{}]*\{)/g;

/** Classes with CSS rules, for what utilities cannot express. */
export function listOwnClasses(): string[] {
  return listOwnCss().flatMap(({ css }) =>
    Array.from(withoutComments(css).matchAll(selectorClass), ([, name = '']) => name),
  );
}
