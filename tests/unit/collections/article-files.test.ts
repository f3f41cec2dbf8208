import { readArticleFiles } from '#collections/article-files.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'articles-'));
const folder = join(directory, 'src/content/blog/nl');
mkdirSync(folder, { recursive: true });
afterAll(() => {
  rmSync(directory, { recursive: true });
});

function write(...fields: string[]) {
  writeFileSync(join(folder, '7.md'), ['---', ...fields, '---', '', 'draft: true', ''].join('\n'));
}

function articleWith(...fields: string[]) {
  write(...fields);
  return readArticleFiles(directory, ['nl'])[0];
}

it.each(['draft: True', 'draft: true # nog niet', '"draft": true', 'draft : true', 'draft:\n  true'])(
  'a draft is one as YAML has it: %s',
  (field) => {
    expect(articleWith('date: 2026-11-30', field)?.draft).toBe(true);
    expect(articleWith(field.replace(/true/i, 'false'), 'date: 2026-11-30')?.draft).toBe(false);
  },
);

it('days and names are read without what is said beside them', () => {
  expect(
    articleWith('date: 2026-12-24 # kerst', 'expires: "2027-01-02" # c', "category: 'office'"),
  ).toMatchObject({
    date: new Date('2026-12-24'),
    expires: new Date('2027-01-02'),
    category: 'office',
    draft: false,
  });
});
