/**
 * What may not be changed: code, titles, what React compares with its own, and lists that are compared with what the server
 * gives.
 */
const kept =
  /<(?<tag>script|style|title|astro-island)\b[\s\S]*?<\/\k<tag>>|<section\b[^>]*\bdata-source=[\s\S]*?<\/section>/;
const keptOrText = new RegExp(`(${kept.source})|>([^<]+)`, 'g');

/** A number and what is counted (`24 uur`), a norm and its number (`NEN 2075`). */
const gap = /(?<=\d[+%]?) (?=\p{L})|(?<=\b[A-Z]{2,}) (?=\d)/gu;

/** Keeps numbers and their units on one line in the text of a page. */
export function joinUnits(html: string): string {
  return html.replace(keptOrText, (whole, part: string | undefined, _tag, text: string | undefined) =>
    part === undefined ? `>${(text ?? '').replace(gap, '\u00a0')}` : whole,
  );
}
