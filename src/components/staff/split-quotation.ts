/** Matches a line that starts a quotation in a mail. */
const line = /^(?:>|_{10,}$|-{3,} ?\p{L}[\p{L} ]*-{3,}$)/u;

/**
 * Splits a mail into the reply and the quotation below it. A line right above the quotation that
 * ends in a colon is part of the quotation, because it says who is quoted.
 */
export function splitQuotation(text: string): { words: string; quoted: string } {
  const lines = text.split('\n');
  let start = lines.findIndex((each) => line.test(each));
  if (start === -1) return { words: text, quoted: '' };
  while (start > 0 && lines[start - 1]?.trim() === '') start -= 1;
  if (/[:：]\s*$/.test(lines[start - 1] ?? '')) start -= 1;
  const words = lines.slice(0, start).join('\n').trim();
  // Everything after the first quoted line is part of the quotation. A mail without a reply above
  // it is not split.
  return words === '' ? { words: text, quoted: '' } : { words, quoted: lines.slice(start).join('\n').trim() };
}
