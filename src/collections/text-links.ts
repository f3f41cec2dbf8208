/** Links in texts to articles, which an editor may take off the site without changing a text. */
import { locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';

const lists = locales.map((locale) => pathTo('blog', locale)).join('|');
const articlePath = new RegExp(`^(?:${lists})/\\d+$`);
const link = /<a\b[^>]*\bhref="([^"?#]*)[^"]*"[^>]*>(.*?)<\/a>/gs;

/** Whether an article may have that address, on the site or not. */
export function isArticlePath(path: string): boolean {
  return articlePath.test(path);
}

/** Replaces links to articles that are not among these addresses by their words. */
export function finishLinks(html: string, shown: ReadonlySet<string>): string {
  return html.replace(link, (whole, path: string, words: string) =>
    isArticlePath(path) && !shown.has(path) ? words : whole,
  );
}
