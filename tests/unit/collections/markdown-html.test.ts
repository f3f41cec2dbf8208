import { finishLegalText, finishMarkdown } from '#collections/markdown-html.ts';
import { company } from '#company';
import { fromHtml } from 'hast-util-from-html';
import { markdownToHtml } from 'satteri';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';

const table =
  '<table>\n<thead>\n<tr>\n<th>A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>B</td>\n</tr>\n</tbody>\n</table>';
const wideTable =
  '<table><thead><tr><th>A &#x26; "B"</th><th>C</th><th>D "E"</th></tr></thead>' +
  '<tbody><tr><td>1</td><td>2</td><td><strong>3</strong> 4</td></tr></tbody></table>';

it('facts are filled in by the conventions of the language, and unknown names stay', () => {
  const euro = String(company.priceFromEuro);
  expect(finishMarkdown('<p>{price} {nothing}</p>', 'nl')).toBe(`<p>€\u00a0${euro} {nothing}</p>`);
  expect(finishMarkdown('<p>{price}</p>', 'en')).toBe(`<p>€${euro}</p>`);
  expect(finishMarkdown('<p>{brand}</p>', 'nl')).toBe(`<p>${company.brand}</p>`);
});

it('a fact is linked in a text, and has no markup in an attribute', () => {
  const html = finishMarkdown('<p title="Bel > {phone}">Bel {phone}</p>', 'nl');
  expect(html).toMatch(/^<p title="Bel > \+31[^"<]+">Bel <a href="tel:[^"]+">\+31/);
  const linked = /Bel <b>\+31[^<]+<\/b><\/a>$/;
  expect(finishMarkdown('<a href="/contact">Bel <b>{phone}</b></a>', 'nl')).toMatch(linked);
});

it('numbers are joined to their units in text, and tags stay as they are', () => {
  expect(finishMarkdown('<h2 id="x">Na 5 dagen</h2>', 'nl')).toBe('<h2 id="x">Na 5\u00a0dagen</h2>');
});

it('a table is labelled with its heading', () => {
  const html = finishMarkdown(`<h2 id="x">Per ruim\u00adte &#x26; dag</h2>\n${table}`, 'nl');
  expect(html).toContain('aria-label="Tabel 1: Per ruimte &#x26; dag"');
});

it('the cells of a wide table are labelled with their column, and keep their table roles', () => {
  const html = finishMarkdown(wideTable, 'nl');
  expect(html).toContain('role="table"');
  expect(html).toContain('<th scope="row" role="rowheader">1</th>');
  expect(html).toContain('<td role="cell" data-label="C">2</td>');
  expect(html).toContain('<td role="cell" data-label="D &#x22;E&#x22;"><div><strong>3</strong> 4</div></td>');
  expect(finishMarkdown(table, 'nl')).not.toContain('role=');
  const rows = '<tr><td>1</td></tr>'.repeat(12);
  expect(finishMarkdown(table.replace('</tbody>', `${rows}</tbody>`), 'nl')).toMatch(/<button.*data-print/);
  expect(html).not.toContain('data-print');
});

it('a quote in quotation marks that repeats the text becomes a pull quote', () => {
  const text = '<ul><li>Eerst dit. Stof <b>valt</b> om\u00adlaag &#x26; blijft.</li></ul>';
  const quote = '<blockquote>\n<p>„Stof valt omlaag &#x26; blijft.“</p>\n</blockquote>';
  const aside =
    /<aside class="[^"]+" aria-hidden="true" data-search-ignore>Stof valt omlaag &#x26; blijft\.<\/aside>$/;
  expect(finishMarkdown(text + quote, 'de')).toMatch(aside);
});

it('quotations of others, and those without quotation marks, stay quotes', () => {
  const quote = '<blockquote>\n<p>"Een klant zei dit."</p>\n</blockquote>';
  expect(finishMarkdown(`<p>Iets anders.</p>${quote}`, 'nl')).toContain(quote);
  const advice = '<blockquote>\n<p>Stof valt.</p>\n</blockquote>';
  expect(finishMarkdown(`<p>Stof valt.</p>${advice}`, 'nl')).toContain(advice);
});

it.each([
  ['a link to a missing article', '[dit](/blog/99999 "> ATTACK")'],
  ['a fact', '[dit](/contact "--> {phone}ATTACK")'],
  ['a table', '| [a](/contact "> ATTACK") | b | c |\n| - | - | - |\n| 1 | 2 | 3 |'],
])('%s does not let the text of an attribute become an element', (_, text) => {
  const attack = '<meta http-equiv=refresh content=0>';
  const html = finishMarkdown(markdownToHtml(text.replaceAll('ATTACK', attack)).html, 'nl');
  const names: string[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName }) => void names.push(tagName));
  expect(names).not.toContain('meta');
});

it('a legal text is divided at the placeholder of the retention periods, but not within an attribute', () => {
  const place = '<!-- retention -->';
  const link = `<p><a href="/contact" title="${place} <meta>">Bel</a></p>`;
  expect(finishLegalText(link, 'nl')).toEqual({ before: link });
  expect(finishLegalText(`${link}${place}<p>Na</p>`, 'nl')).toEqual({ before: link, after: '<p>Na</p>' });
});
