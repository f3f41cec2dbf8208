import { findArticleFaults } from '#collections/check/articles.ts';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts';

let directory: string;
beforeEach(async () => {
  directory = await temporaryFolder();
});

function write(name: string, fields: string[]) {
  writeFiles(directory, { [`src/content/blog/nl/${name}.md`]: `---\n${fields.join('\n')}\n---\n` });
}

const faults = () =>
  findArticleFaults(directory).map(({ file, line }) => [file.slice('src/content/blog/nl/'.length), line]);

it('an article whose file name is not a number is reported', () => {
  write('1', ['date: 2026-11-01']);
  expect(faults()).toEqual([]);
  write('2-1', ['date: 2026-11-01', 'title: Twee']);
  expect(faults()).toEqual([['2-1.md', 3]]);
});

it('an article that expires before its date is reported', () => {
  write('1', ['date: 2026-11-02', 'expires: 2026-11-01']);
  expect(faults()).toEqual([['1.md', 3]]);
});
