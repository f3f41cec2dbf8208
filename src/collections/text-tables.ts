/** The tables in a markdown text. */
import { escapeText } from '#collections/escape-text.ts';
import { textOf } from '#collections/text-of.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { stackedTableClass, textTableClass } from '#styles/class-names.ts';

/** More columns do not fit on a phone. */
const maxPhoneColumns = 2;

/**
 * A heading or a table, neither of which nests; comments match first, since they may contain
 * either.
 */
const headingOrTable = /<!--.*?-->|<(h[23]|table)\b.*?<\/\1>/gs;

/** Labels the tables in the HTML of a text by the preceding headings, and adapts them to phones. */
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
    const heading = textOf(above).replaceAll('\u00ad', '');
    return finishTable(part, translator(locale)('common.tableLabel', { number, heading }));
  });
}

/** As markdown renders rows. Regular expressions take a tenth of the time of a parser. */
const row = /(<tr\b[^>]*>)(.*?)(?=<\/tr>)/gs;
const cell = /<t[dh]\b([^>]*)>(.*?)<\/t[dh]>/gs;

function finishTable(html: string, label: string): string {
  const bodyStart = Math.max(html.indexOf('</thead>'), 0);
  const [head, body] = [html.slice(0, bodyStart), html.slice(bodyStart)];
  const columns = [...head.matchAll(cell)].map(([, , content = '']) => content);
  const isWide = columns.length > maxPhoneColumns;
  const finish = isWide ? finishWideRow : nameRow;
  const rows = body.replace(row, (_, start: string, cells: string) => start + finish(cells, columns));
  const attributes = [
    `aria-label="${escapeText(label)}"`,
    `class="${isWide ? stackedTableClass : textTableClass}"`,
  ].join(' ');
  const table = (nameColumns(head) + rows).replace(/^<table\b[^>]*/, (tag) => `${tag} ${attributes}`);
  return isWide ? addRoles(table) : table;
}

function nameColumns(head: string): string {
  return head.replace(cell, (_, attributes: string, content: string) => {
    return `<th${attributes} scope="col">${content}</th>`;
  });
}

/** Markdown has no row headers; in our tables the first cell of a row is one. */
function nameRow(cells: string): string {
  let isFirst = true;
  return cells.replace(cell, (whole, _, content: string) => {
    if (!isFirst) return whole;
    isFirst = false;
    return `<th scope="row">${content}</th>`;
  });
}

/** Adds the column heading to each cell, for a row that is displayed as a list. */
function finishWideRow(cells: string, columns: readonly string[]): string {
  let index = -1;
  return nameRow(cells).replace(cell, (whole, attributes: string, content: string) => {
    index += 1;
    if (index === 0) return whole;
    const label = (columns[index] ?? '').replaceAll('"', '&quot;');
    // Beside its label, the content of a cell must be a single box.
    const box = /<[a-z]/.test(content) ? `<div>${content}</div>` : content;
    return `<td${attributes} role="cell" data-label="${label}">${box}</td>`;
  });
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
};

/** Restores the ARIA roles, which Safari drops when cells have another display type. */
function addRoles(table: string): string {
  return table.replace(/<(table|thead|tbody|tr|th)\b([^>]*)/g, (_, name: string, attributes: string) => {
    const role = roles[name] ?? (attributes.includes('scope="col"') ? 'columnheader' : 'rowheader');
    return `<${name}${attributes} role="${role}"`;
  });
}
