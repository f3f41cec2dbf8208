/** Sentences that are set apart in a markdown text. */
import { escapeText } from '#build/content/escape-text.ts';
import { pullQuoteClass } from '#styles/class-names.ts';
import type { HTMLElement } from 'node-html-parser';

/** A whole passage in the quotation marks of one of our languages. */
const quoted = /^["“”„«](.+)["“”»]$/s;

/**
 * Makes a pull quote of a quote in quotation marks that repeats words of the text: who listens
 * hears them once (https://html.spec.whatwg.org/multipage/semantics.html#the-aside-element). Any
 * other stays a quote.
 */
export function finishQuotes(text: HTMLElement): void {
  const quotes = text.querySelectorAll('blockquote');
  const paragraphs = text.querySelectorAll('p, li').filter((element) => !element.closest('blockquote'));
  const said = paragraphs.map((element) => spaced(element.text));
  for (const quote of quotes) {
    const words = quoted.exec(quote.text.trim())?.[1]?.trim();
    if (words === undefined || !said.some((text) => text.includes(spaced(words)))) continue;
    quote.replaceWith(
      `<aside class="${pullQuoteClass}" aria-hidden="true" data-pagefind-ignore>${escapeText(words)}</aside>`,
    );
  }
}

/** Words compare alike, however they are spaced and wherever they may be broken. */
function spaced(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
