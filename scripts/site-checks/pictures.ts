/** Whether pictures hold their place before they are loaded, and say what they show. */
import type { BuiltSite } from './built-site.ts';

/** Pictures without a size in whole pixels or without an `alt`, which may be empty. */
export function checkPictures(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap(({ path, root }) =>
    root.querySelectorAll('img').flatMap((picture) => {
      const name = picture.getAttribute('src') ?? 'a picture without src';
      const sizes = ['width', 'height'].filter((side) => !/^\d+$/.test(picture.getAttribute(side) ?? ''));
      const lacks = picture.hasAttribute('alt') ? sizes : [...sizes, 'alt'];
      return lacks.map((attribute) => `${path}: ${name} lacks ${attribute}`);
    }),
  );
}
