/** The tables in a markdown text. */
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { printButtonClass, stackedTableClass, textTableClass } from '#styles/class-names.ts';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The maximum number of columns that fit on a phone. */
const maxPhoneColumns = 2;
/** A longer table, with its header, is a list to keep at hand, so the page offers to print it. */
const maxScreenRows = 12;

/**
 * Labels the tables of a text by the preceding headings, adapts them to phones, and adds a print
 * button above a long one.
 */
export function finishTables(tree: Root, locale: Locale): void {
  let heading = '';
  let number = 0;
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'h2' || node.tagName === 'h3') heading = toString(node).replaceAll('\u00ad', '');
    if (node.tagName !== 'table') return;
    number += 1;
    node.properties.ariaLabel = translator(locale)('common.tableLabel', { number, heading });
    finishTable(node);
    if (listRows(node).length <= maxScreenRows || !parent || index === undefined) return;
    parent.children.splice(index, 0, makePrintButton(locale));
    return index + 2;
  });
}

function makePrintButton(locale: Locale): Element {
  const value = translator(locale)('blog.print');
  const properties = { type: 'button', className: [printButtonClass], dataPrint: '', dataSearchIgnore: '' };
  return { type: 'element', tagName: 'button', properties, children: [{ type: 'text', value }] };
}

/**
 * Makes the first cell of each row a row heading, because markdown has only column headings, and
 * adapts a wide table to phones.
 */
function finishTable(table: Element): void {
  const [head, ...rows] = listRows(table);
  const columns = head?.cells.map((cell) => toString(cell)) ?? [];
  const isWide = columns.length > maxPhoneColumns;
  table.properties.className = [isWide ? stackedTableClass : textTableClass];
  for (const cell of head?.cells ?? []) cell.properties.scope = 'col';
  for (const { cells } of rows) {
    const [first] = cells;
    if (first) Object.assign(first, { tagName: 'th', properties: { scope: 'row' } });
    if (isWide) labelCells(cells, columns);
  }
  if (isWide) addRoles(table);
}

function listRows(table: Element): { cells: Element[] }[] {
  const rows: { cells: Element[] }[] = [];
  visit(table, { tagName: 'tr' }, (row) => {
    rows.push({ cells: row.children.filter((child) => child.type === 'element') });
  });
  return rows;
}

/** Adds the column heading to each cell but the first, for a row that is displayed as a list. */
function labelCells(cells: readonly Element[], columns: readonly string[]): void {
  for (const [index, cell] of cells.entries()) {
    if (index === 0) continue;
    Object.assign(cell.properties, { role: 'cell', dataLabel: columns[index] ?? '' });
    // Beside its label, the content of a cell must be a single box.
    if (cell.children.some((child) => child.type === 'element'))
      cell.children = [{ type: 'element', tagName: 'div', properties: {}, children: cell.children }];
  }
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
};

/**
 * Adds the ARIA roles, because Safari drops the implicit ones when cells have another display type.
 */
function addRoles(table: Element): void {
  visit(table, 'element', (node) => {
    const { tagName, properties } = node;
    const heading = properties.scope === 'col' ? 'columnheader' : 'rowheader';
    const role = tagName === 'th' ? heading : roles[tagName];
    if (role) properties.role = role;
  });
}
