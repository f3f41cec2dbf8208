import type { BuiltSite } from './built-site.ts';

/**
 * Reports pictures without integer dimensions or without an `alt`, which may be empty. Ignores
 * templates, because a script fills them in.
 */
export function checkPictures(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap(({ path, root }) => {
    const pictures = root.querySelectorAll('img').filter((picture) => !picture.closest('template'));
    return pictures.flatMap((picture) => {
      const name = picture.getAttribute('src') ?? 'a picture without src';
      const sizes = ['width', 'height'].filter((side) => !/^\d+$/.test(picture.getAttribute(side) ?? ''));
      const lacks = picture.hasAttribute('alt') ? sizes : [...sizes, 'alt'];
      return lacks.map((attribute) => `${path}: ${name} lacks ${attribute}`);
    });
  });
}
