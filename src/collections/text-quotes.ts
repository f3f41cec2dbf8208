/** Pull quotes in a markdown text. */
import { pullQuoteClass } from '#styles/class-names.ts';
import type { Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Matches a whole passage in the quotation marks of one of the site's languages. */
const quoted = /^["“”„«](.+)["“”»]$/s;

/**
 * Converts a quote in quotation marks that repeats words of the text to a pull quote, so that
 * screen readers read the words once
 * (https://html.spec.whatwg.org/multipage/semantics.html#the-aside-element). Other quotes stay
 * quotes.
 */
export function finishQuotes(tree: Root): void {
  const passages = normalizeSpaces(listPassages(tree).join('\0'));
  visit(tree, { tagName: 'blockquote' }, (quote) => {
    const words = quoted.exec(toString(quote).trim())?.[1]?.trim();
    if (words === undefined || !passages.includes(normalizeSpaces(words))) return;
    quote.tagName = 'aside';
    quote.properties = { className: [pullQuoteClass], ariaHidden: 'true', dataSearchIgnore: true };
    quote.children = [{ type: 'text', value: words }];
  });
}

/** The texts of paragraphs and list items outside quotes. */
function listPassages(node: Nodes): string[] {
  const name = node.type === 'element' ? node.tagName : '';
  if (name === 'blockquote') return [];
  if (name === 'p' || name === 'li') return [toString(node)];
  return 'children' in node ? node.children.flatMap(listPassages) : [];
}

/** Normalizes whitespace and removes soft hyphens, for comparison. */
function normalizeSpaces(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}
