/**
 * Links to articles in texts. An editor may remove an article without changing the texts that link
 * to it.
 */
import { locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const lists = locales.map((locale) => pathTo('blog', locale)).join('|');
const articlePath = new RegExp(`^(?:${lists})/\\d+$`);

/** True for a path in the form of an article's path, whether the article exists or not. */
export function isArticlePath(path: string): boolean {
  return articlePath.test(path);
}

/** Replaces links to articles outside `shown` by their content. */
export function finishLinks(tree: Root, shown: ReadonlySet<string>): void {
  visit(tree, { tagName: 'a' }, (link, index, parent) => {
    const [path = ''] = (link.properties.href ?? '').split(/[?#]/);
    if (!parent || index === undefined || !isArticlePath(path) || shown.has(path)) return;
    parent.children.splice(index, 1, ...link.children);
    return index;
  });
}
