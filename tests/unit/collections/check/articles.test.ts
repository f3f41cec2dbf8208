import { findArticleFaults } from '#collections/check/articles.ts';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts';

let directory: string;
beforeEach(async () => {
  directory = await temporaryFolder();
});

function write(name: string, fields: string[], text = '') {
  const article = `---\n${fields.join('\n')}\n---\n\n${text}\n`;
  writeFiles(directory, { [`src/content/blog/nl/${name}.md`]: article });
}

const faults = () =>
  findArticleFaults(directory, '2026-11-30').map(
    ({ file, line, message }) => `${file.slice('src/content/blog/'.length)} ${String(line)}: ${message}`,
  );

it('an article is named by its number alone', () => {
  write('1', ['"id" : 1 # de eerste', 'date: 2026-11-01']);
  expect(faults()).toEqual([]);
  write('2', ['date: 2026-11-01', 'id: 1']);
  write('2-1', ['date: 2026-11-01', 'id: 2']);
  expect(faults()).toEqual([
    'nl/2-1.md 3: the file is not named by a number of its own: give the article the next free one',
    'nl/2.md 3: id is not the number by which the file is named: write id: 2',
  ]);
});

it.each(['"draft": true', 'draft: True', 'date: 2026-12-24 # kerst', 'expires: 2027-01-01 # nieuwjaar'])(
  'a link to an article with %s is told, however it is written',
  (field) => {
    const day = field.startsWith('date') ? [] : ['date: 2026-11-01'];
    write('2', ['id: 2', field, ...day]);
    write(
      '1',
      ['id: 1', 'date: 2026-11-01'],
      'Lees `[meer](/blog/2)`.\n[meer][1] <a href="/blog/2">x</a>\n\n[1]: /blog/2#kop',
    );
    const told =
      'nl/1.md 7: the link leads to src/content/blog/nl/2.md, which is not shown then: ' +
      'take the link away, or see to draft, date and expires there';
    expect(faults()).toEqual([told, told]);
  },
);
