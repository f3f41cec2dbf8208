/**
 * One more than the longest run of combining marks that a conforming text has (UAX #15, Stream-Safe
 * Text Format). The halfwidth sound marks are letters that become such marks in NFKC and NFKD.
 */
const tooManyMarks = /[\p{M}\uff9e\uff9f]{31}/u;

/**
 * Returns the text in this Unicode normal form, or unchanged when it has a longer run of combining
 * marks. Sorting such a run takes quadratic time: 30,000 of them held up the server for 0.3 s.
 */
export function toNormalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return tooManyMarks.test(text) ? text : text.normalize(form);
}
