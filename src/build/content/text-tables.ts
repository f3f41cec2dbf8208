/** The tables in a markdown text. */
import { escapeText } from '#build/content/escape-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { stackedTableClass, textTableClass } from '#styles/class-names.ts';
import type { HTMLElement } from 'node-html-parser';

/** More columns than these do not fit beside each other on a phone. */
const maxPhoneColumns = 2;

/** Names the tables of a text by the headings above them, and makes them fit a phone. */
export function finishTables(text: HTMLElement, locale: Locale): void {
  const t = translator(locale);
  let heading = '';
  let number = 0;
  for (const element of text.querySelectorAll('h2, h3, table')) {
    if (element.rawTagName !== 'table') {
      heading = element.text.replaceAll('\u00ad', '');
      continue;
    }
    number += 1;
    nameHeaders(element);
    element.setAttribute('aria-label', escapeText(t('common.tableLabel', { number, heading })));
    const isWide = element.querySelectorAll('thead th').length > maxPhoneColumns;
    element.setAttribute('class', isWide ? stackedTableClass : textTableClass);
    if (isWide) makeStackable(element);
  }
}

/** Markdown has no row headers; in our tables the first cell of a row is always one. */
function nameHeaders(table: HTMLElement): void {
  for (const cell of table.querySelectorAll('thead th')) cell.setAttribute('scope', 'col');
  for (const cell of table.querySelectorAll('tbody td:first-child'))
    cell.replaceWith(`<th scope="row">${cell.innerHTML}</th>`);
}

const roles = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['thead th', 'columnheader'],
  ['tbody th', 'rowheader'],
  ['td', 'cell'],
] as const;

/**
 * Says in each cell what its column is, for where a row stands as a list, and says again what each
 * element is: Safari forgets that of a table whose cells are not laid out as such.
 */
function makeStackable(table: HTMLElement): void {
  const labels = table.querySelectorAll('thead th').map((cell) => cell.innerHTML);
  table.setAttribute('role', 'table');
  for (const [selector, role] of roles)
    for (const element of table.querySelectorAll(selector)) element.setAttribute('role', role);
  for (const row of table.querySelectorAll('tbody tr'))
    for (const [index, cell] of row.querySelectorAll('td').entries()) {
      cell.setAttribute('data-label', labels[index + 1] ?? '');
      // Beside its label, all that is in the cell has to be one box.
      if (cell.children.length > 0) cell.innerHTML = `<div>${cell.innerHTML}</div>`;
    }
}
