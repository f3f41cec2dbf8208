/** CSV files for spreadsheets (RFC 4180). Excel needs the byte order mark to recognise UTF-8. */

const byteOrderMark = '\u{feff}';

/**
 * Matches the start of what spreadsheets may evaluate as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). Some spreadsheets ignore leading
 * whitespace, and some accept the full-width characters too.
 */
const formulaStart = /(^|[;,\t\r\n])([\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^([\t\r\n])/gu;

/**
 * Matches an E.164 number. It gets no apostrophe in `formatCsv`, because it is not a formula and
 * advertising services match its exact form.
 */
const phoneNumber = /^\+[1-9]\d{7,14}$/;

/**
 * Formats rows as CSV. Quotes every cell, and puts an apostrophe before possible formulas: at the
 * start of a cell, and after a character that is a delimiter in another locale.
 */
export function formatCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return format([header, ...rows], ',');
}

/**
 * Formats rows as CSV for Dutch staff, with semicolons because Dutch Excel splits cells there.
 * Telephone numbers start with an apostrophe, because as numbers they would lose their plus sign.
 */
export function formatDutchCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const asText = (text: string) => (phoneNumber.test(text) ? `'${text}` : text);
  return format(
    [header, ...rows].map((row) => row.map(asText)),
    ';',
  );
}

function format(rows: readonly (readonly string[])[], delimiter: string): string {
  return byteOrderMark + rows.map((row) => `${row.map(formatCell).join(delimiter)}\r\n`).join('');
}

function formatCell(text: string): string {
  const harmless = phoneNumber.test(text) ? text : text.replace(formulaStart, "$1'$2$3");
  return `"${harmless.replaceAll('"', '""')}"`;
}
