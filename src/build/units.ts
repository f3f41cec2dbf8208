import { joinUnits } from '#i18n/units.ts';

/** What may not be changed: code, titles, and what React compares with its own. */
const kept = /<(?<tag>script|style|title|astro-island)\b[\s\S]*?<\/\k<tag>>/;
/** All gaps touch a digit, and most texts have none. */
const keptOrText = new RegExp(String.raw`(${kept.source})|>([^<\d]*\d[^<]*)`, 'g');

/** Keeps numbers and their units on one line in the text of a page. */
export function joinUnitsOfPage(html: string): string {
  return html.replace(keptOrText, (whole, part: string | undefined, _tag, text: string | undefined) =>
    part === undefined ? `>${joinUnits(text ?? '')}` : whole,
  );
}
