/** Pull quotes in a markdown text. */
import { escapeText } from '#collections/escape-text.ts';
import { textOf } from '#collections/text-of.ts';
import { pullQuoteClass } from '#styles/class-names.ts';

/** A whole passage in the quotation marks of one of our languages. */
const quoted = /^["“”„«](.+)["“”»]$/s;

/** A quote without another in it. */
const quote = /<blockquote>((?:(?!<blockquote>).)*?)<\/blockquote>/gs;
const passage = /<(p|li)>.*?<\/\1>/gs;

/**
 * Converts a quote in quotation marks that repeats words of the text to a pull quote, so that
 * screen readers read them once
 * (https://html.spec.whatwg.org/multipage/semantics.html#the-aside-element). Any other stays a
 * quote.
 */
export function finishQuotes(html: string): string {
  let said: string | undefined;
  return html.replace(quote, (whole, content: string) => {
    const words = quoted.exec(textOf(content).trim())?.[1]?.trim();
    if (words === undefined) return whole;
    said ??= normalizeSpaces(textOf((html.replace(quote, '').match(passage) ?? []).join('\0')));
    if (!said.includes(normalizeSpaces(words))) return whole;
    return `<aside class="${pullQuoteClass}" aria-hidden="true" data-search-ignore>${escapeText(words)}</aside>`;
  });
}

/** Normalizes whitespace and removes soft hyphens, for comparison. */
function normalizeSpaces(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}
