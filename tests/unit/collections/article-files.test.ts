import { readArticleFiles } from '#collections/article-files.ts';
import { expect, it } from 'vitest';
import { folderForAll, writeFiles } from '../../support/temporary-folder.ts';

const directory = folderForAll();

function articleWith(...fields: string[]) {
  const text = ['---', ...fields, '---', '', 'draft: true', ''].join('\n');
  writeFiles(directory, { 'src/content/blog/nl/7.md': text });
  return readArticleFiles(directory, ['nl'])[0];
}

const drafts = ['draft: True', 'draft: true # nog niet', '"draft": true', 'draft : true', 'draft:\n  true'];
it.each(drafts)('a draft is recognised in any YAML notation: %s', (field) => {
  expect(articleWith('date: 2026-11-30', field)?.draft).toBe(true);
  expect(articleWith(field.replace(/true/i, 'false'), 'date: 2026-11-30')?.draft).toBe(false);
});

it('days and categories are read without comments and quotation marks', () => {
  expect(
    articleWith('date: 2026-12-24 # kerst', 'expires: "2027-01-02" # c', "category: 'office'"),
  ).toMatchObject({
    date: new Date('2026-12-24'),
    expires: new Date('2027-01-02'),
    category: 'office',
    draft: false,
  });
});
