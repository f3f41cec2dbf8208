/**
 * Tables as files that spreadsheets open: RFC 4180, with a byte order mark, without which Excel
 * reads no UTF-8.
 */

const byteOrderMark = '\u{feff}';

/**
 * What makes a spreadsheet take a cell for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). Some drop spaces and other blanks before
 * it, and some take the full-width forms for the same.
 */
const formulaStart = /^[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A telephone number as E.164 has it computes nothing, and services match on it as it is. */
const phoneNumber = /^\+[1-9]\d{7,14}$/;

/**
 * Every cell is quoted, and one that could run as a formula starts with an apostrophe, so that it
 * is shown as text.
 */
export function formatCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(text: string): string {
  const isFormula = formulaStart.test(text) && !phoneNumber.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
