/** Sentences that are set apart in a markdown text. */
import { escapeText } from '#collections/escape-text.ts';
import { textOf } from '#collections/text-of.ts';
import { pullQuoteClass } from '#styles/class-names.ts';

/** A whole passage in the quotation marks of one of our languages. */
const quoted = /^["“”„«](.+)["“”»]$/s;

/** A quote without another in it. */
const quote = /<blockquote>((?:(?!<blockquote>).)*?)<\/blockquote>/gs;
const passage = /<(p|li)>.*?<\/\1>/gs;

/**
 * Makes a pull quote of a quote in quotation marks that repeats words of the text: who listens
 * hears them once (https://html.spec.whatwg.org/multipage/semantics.html#the-aside-element). Any
 * other stays a quote.
 */
export function finishQuotes(html: string): string {
  let said: string | undefined;
  return html.replace(quote, (whole, content: string) => {
    const words = quoted.exec(textOf(content).trim())?.[1]?.trim();
    if (words === undefined) return whole;
    said ??= readPassages(html.replace(quote, ''));
    if (!said.includes(spaced(words))) return whole;
    return `<aside class="${pullQuoteClass}" aria-hidden="true" data-search-ignore>${escapeText(words)}</aside>`;
  });
}

/** The words of all paragraphs and items, between which stands what no text has. */
function readPassages(html: string): string {
  return spaced(textOf((html.match(passage) ?? []).join('\0')));
}

/** Words compare alike, however they are spaced and wherever they may be broken. */
function spaced(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}
