import { finishMarkdown } from '#build/content/markdown-html.ts';
import { company } from '#company';
import { describe, expect, it } from 'vitest';

const table =
  '<table>\n<thead>\n<tr>\n<th>A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>B</td>\n</tr>\n</tbody>\n</table>';

describe('finishMarkdown', () => {
  it('fills the facts in the conventions of the language and leaves unknown names', () => {
    expect(finishMarkdown('<p>{price} {nothing}</p>', 'nl')).toMatch(/^<p>€\s25 \{nothing\}<\/p>$/);
    expect(finishMarkdown('<p>{price}</p>', 'en')).toBe('<p>€25</p>');
    expect(finishMarkdown('<p>{brand}</p>', 'nl')).toBe(`<p>${company.brand}</p>`);
  });

  it('makes a table a region with the name of its heading, that the keyboard can scroll', () => {
    const html = finishMarkdown(`<h2 id="x">Per ruim\u00adte &#x26; dag</h2>\n${table}`, 'nl');
    expect(html).toContain(
      '<section class="table-scroll" tabindex="0" aria-label="Tabel 1: Per ruimte &#38; dag"><table>',
    );
  });

  it('names the headers of columns and rows', () => {
    const html = finishMarkdown(table, 'nl');
    expect(html).toContain('<th scope="col">A</th>');
    expect(html).toContain('<th scope="row">B</th>');
  });

  it('keeps comments, in which a page may have its own mark', () => {
    expect(finishMarkdown(`<!-- retention -->${table}`, 'nl')).toContain('<!-- retention -->');
  });
});
