/** The tables in a markdown text. */
import { escapeText } from '#build/content/escape-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { stackedTableClass, textTableClass } from '#styles/class-names.ts';
import { parse, type HTMLElement } from 'node-html-parser';

/** More columns than these do not fit beside each other on a phone. */
const maxPhoneColumns = 2;

/** A heading or a table, neither of which holds another, or first what may only look like one. */
const headingOrTable = /<!--.*?-->|<(h[23]|table)\b.*?<\/\1>/gs;

/**
 * Names the tables in the HTML of a text by the headings above them, and makes them fit a phone.
 */
export function finishTables(html: string, locale: Locale): string {
  let above = '';
  let number = 0;
  return html.replace(headingOrTable, (part, tag: string | undefined) => {
    if (tag === undefined) return part;
    if (tag !== 'table') {
      above = part;
      return part;
    }
    number += 1;
    const heading = parse(above).text.replaceAll('\u00ad', '');
    return finishTable(part, translator(locale)('common.tableLabel', { number, heading }));
  });
}

function finishTable(html: string, label: string): string {
  const [table] = parse(html, { comment: true }).children;
  if (!table) return html;
  const columns = rowsOf(table, 'thead').flatMap(({ children }) => children);
  const isWide = columns.length > maxPhoneColumns;
  nameHeaders(table, columns);
  table.setAttribute('aria-label', escapeText(label));
  table.setAttribute('class', isWide ? stackedTableClass : textTableClass);
  if (isWide) makeStackable(table, columns);
  return table.toString();
}

/** The rows of a part of a table: markdown has one of each, and no table in another. */
function rowsOf(table: HTMLElement, part: 'thead' | 'tbody'): HTMLElement[] {
  return table.children.filter(({ rawTagName }) => rawTagName === part).flatMap(({ children }) => children);
}

/** Markdown has no row headers; in our tables the first cell of a row is always one. */
function nameHeaders(table: HTMLElement, columns: readonly HTMLElement[]): void {
  for (const cell of columns) cell.setAttribute('scope', 'col');
  for (const { children } of rowsOf(table, 'tbody')) {
    const [first] = children;
    if (!first) continue;
    first.rawTagName = 'th';
    first.setAttributes({ scope: 'row' });
  }
}

/**
 * Says in each cell what its column is, for where a row stands as a list, and says again what each
 * element is: Safari forgets that of a table whose cells are not laid out as such.
 */
function makeStackable(table: HTMLElement, columns: readonly HTMLElement[]): void {
  const labels = columns.map((cell) => cell.innerHTML);
  table.setAttribute('role', 'table');
  for (const part of table.children) part.setAttribute('role', 'rowgroup');
  for (const cell of columns) cell.setAttribute('role', 'columnheader');
  for (const row of rowsOf(table, 'thead')) row.setAttribute('role', 'row');
  for (const row of rowsOf(table, 'tbody')) {
    row.setAttribute('role', 'row');
    for (const [index, cell] of row.children.entries()) nameCell(cell, labels[index]);
  }
}

function nameCell(cell: HTMLElement, label = ''): void {
  if (cell.rawTagName === 'th') {
    cell.setAttribute('role', 'rowheader');
    return;
  }
  cell.setAttribute('role', 'cell');
  cell.setAttribute('data-label', label);
  // Beside its label, all that is in the cell has to be one box.
  if (cell.children.length > 0) cell.innerHTML = `<div>${cell.innerHTML}</div>`;
}
