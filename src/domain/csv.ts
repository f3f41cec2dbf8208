/**
 * Tables as files that spreadsheets open: RFC 4180, with a byte order mark, without which Excel
 * reads no UTF-8.
 */

const byteOrderMark = '\u{feff}';

/**
 * The start of a cell that spreadsheets take for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). Some ignore blanks before it, and some
 * read the full-width forms as the same.
 */
const formulaStart = /(^|[;,\t\r\n])([\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^([\t\r\n])/gu;

/** A telephone number as E.164 has it computes nothing, and services match on it as it is. */
const phoneNumber = /^\+[1-9]\d{7,14}$/;

/**
 * Every cell is quoted, and what could run as a formula starts with an apostrophe, so that it is
 * shown as text; also behind what another setting takes for the border of a cell.
 */
export function formatCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [header, ...rows].map(formatCsvRow).join('');
}

function formatCsvRow(row: readonly string[]): string {
  return `${row.map(formatCell).join(',')}\r\n`;
}

/** The first line of a file for Dutch staff. */
export function formatDutchCsvStart(header: readonly string[]): string {
  return byteOrderMark + formatDutchCsvRow(header);
}

/**
 * A line of a file for Dutch staff, whose Excel parts cells at semicolons. Telephone numbers begin
 * with an apostrophe: as numbers they would lose their plus sign.
 */
export function formatDutchCsvRow(row: readonly string[]): string {
  return `${row.map((text) => formatCell(phoneNumber.test(text) ? `'${text}` : text)).join(';')}\r\n`;
}

function formatCell(text: string): string {
  const harmless = phoneNumber.test(text) ? text : text.replace(formulaStart, "$1'$2$3");
  return `"${harmless.replaceAll('"', '""')}"`;
}
