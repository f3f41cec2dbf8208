/**
 * Rules for the texts that editors write, as regular expressions for the editor's page and for
 * `scripts/check-content.ts`.
 */
import { factsFor } from '#i18n/facts.ts';
import { defaultLocale } from '#i18n/locales.ts';

const factNames = Object.keys(factsFor(defaultLocale));

/** Matches a `{name}` without a fact, which would be displayed literally. */
export const unknownToken = new RegExp(`\\{(?!(?:${factNames.join('|')})\\})\\w+\\}`);

/** Matches a text in which each `{name}` has a fact. */
export const filledTokens = new RegExp(`^(?![\\s\\S]*${unknownToken.source})`);

export const tokenRemedy =
  'Zet tussen accolades alleen de naam van een gegeven van het bedrijf, zoals {reply}.';

/** The minimum length of an alternative text. */
export const altLength = 10;

export const altPattern = new RegExp(`^\\s*\\S[\\s\\S]{${String(altLength - 2)},}\\S`);

export const altRemedy = `Zeg in één zin van ten minste ${String(altLength)} tekens wat er te zien is.`;

/**
 * Matches a text in which all pictures have an alternative text of at least `altLength` characters.
 */
const describedPictures = new RegExp(`^(?![\\s\\S]*!\\[\\s*[^\\]]{0,${String(altLength - 1)}}\\s*\\]\\()`);

/** The rule for the Markdown body of a file. */
export const bodyRule = {
  pattern: new RegExp(filledTokens.source + describedPictures.source.slice(1)),
  remedy: `${tokenRemedy} Zeg bij elke foto of tekening in ten minste ${String(altLength)} tekens wat er te zien is.`,
};

/**
 * Returns the pattern of a text with a length within the limits, not counting soft hyphens. It
 * accepts any text with a `{name}`, because the displayed length differs.
 */
export function lengthBetween(min: number, max: number): string {
  return `^(?:[\\s\\S]*\\{\\w+\\}[\\s\\S]*|(?:\\u00ad*[^\\u00ad]){${String(min)},${String(max)}}\\u00ad*)$`;
}

/** Marks the place of the list of retention periods: the only HTML that a text may contain. */
export const retentionPlace = '<!-- retention -->';
