import { listOwnCss, withoutComments } from './own-css.ts';

const selectorClass = /\.([a-z][\w-]*)(?=[^;{}]*\{)/g;

/** Lists the classes of the project's own CSS rules, for `tailwindcss/no-unknown-classes`. */
export function listOwnClasses(): string[] {
  return listOwnCss().flatMap(({ css }) =>
    Array.from(withoutComments(css).matchAll(selectorClass), ([, name = '']) => name),
  );
}
