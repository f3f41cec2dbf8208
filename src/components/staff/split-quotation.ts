/** Lines by which mail programs mark a quotation. */
const line = /^(?:>|_{10,}$|-{3,} ?\p{L}[\p{L} ]*-{3,}$)/u;

/**
 * Splits a mail into the reply and the quotation below. A line that ends in a colon right above the
 * quotation attributes it, and is part of it.
 */
export function splitQuotation(text: string): { words: string; quoted: string } {
  const lines = text.split('\n');
  let start = lines.findIndex((each) => line.test(each));
  if (start === -1) return { words: text, quoted: '' };
  while (start > 0 && lines[start - 1]?.trim() === '') start -= 1;
  if (/[:：]\s*$/.test(lines[start - 1] ?? '')) start -= 1;
  const words = lines.slice(0, start).join('\n').trim();
  // Text between the lines of a quotation is part of the quotation.
  return words === '' ? { words: text, quoted: '' } : { words, quoted: lines.slice(start).join('\n').trim() };
}
