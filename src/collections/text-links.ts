/** Links in texts to articles, which an editor may remove without changing the texts. */
import { locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';

const lists = locales.map((locale) => pathTo('blog', locale)).join('|');
const articlePath = new RegExp(`^(?:${lists})/\\d+$`);
const link = /<a\b[^>]*\bhref="([^"?#]*)[^"]*"[^>]*>(.*?)<\/a>/gs;

/** Whether the path has the form of an article's, existing or not. */
export function isArticlePath(path: string): boolean {
  return articlePath.test(path);
}

/** Replaces links to articles outside `shown` by their text. */
export function finishLinks(html: string, shown: ReadonlySet<string>): string {
  return html.replace(link, (whole, path: string, words: string) =>
    isArticlePath(path) && !shown.has(path) ? words : whole,
  );
}
