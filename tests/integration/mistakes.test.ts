/** What an editor may do wrong stops before the build, with one sentence that says the cure. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type CopiedProject } from '../support/copied-project.ts';

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => {
  project.remove();
});

const article = 'src/content/blog/nl/1.md';
const facts = 'src/content/company.json';

interface Mistake {
  name: string;
  file: string;
  text: string | RegExp;
  replacement: string;
  /** What the sentence says; `N` stands for the number of the line. */
  sentence: RegExp;
  /** The check that says it, where it is not that of the content. */
  script?: string;
}

const mistakes: Mistake[] = [
  {
    name: 'a wrong hour',
    file: facts,
    text: '"opens": "08:00"',
    replacement: '"opens": "8:00"',
    sentence:
      /^src\/content\/company\.json, line \d+: openingHours\.opens is "8:00": write a time .* 08:00\.$/,
  },
  {
    name: 'an unknown token in an article',
    file: article,
    text: /\n---\n/,
    replacement: '\n---\n\nVanaf {prijs} per beurt.\n',
    sentence:
      /^src\/content\/blog\/nl\/1\.md, line \d+: \{prijs\} is no fact of the company: take a name from .*\.$/,
  },
  {
    name: 'a missing message',
    file: 'src/i18n/messages/en/contact.ts',
    text: /^ {2}title: .*$/m,
    replacement: '',
    sentence:
      /^src\/i18n\/messages\/en\/contact\.ts, line \d+: contact\.title is missing; add it as in .*\.$/,
    script: 'scripts/check-messages.ts',
  },
  {
    name: 'a dead link',
    file: article,
    text: /\n---\n/,
    replacement: '\n---\n\nLees [meer](/diensten/ramen).\n',
    sentence:
      /^src\/content\/blog\/nl\/1\.md, line \d+: the link to \/diensten\/ramen leads nowhere: correct .*\.$/,
  },
  {
    name: 'an article that is gone',
    file: 'src/content/removed.yaml',
    text: 'items: []',
    replacement: 'items: [{ id: 11 }]',
    sentence: /^src\/content\/removed\.yaml, line 1: article 10 is gone: add its number, .*\.$/,
  },
];

test.each(mistakes)('$name is told with file, line and cure', async (mistake) => {
  const { file, text, replacement, sentence, script = 'scripts/check-content.ts' } = mistake;
  const before = project.read(file);
  project.replace(file, text, replacement);
  const said = await project.node([script]).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  project.write(file, before);
  const lines = said.split('\n').filter((line) => line.startsWith('src/'));
  expect(
    lines.filter((line) => sentence.test(line)),
    said,
  ).toHaveLength(1);
});

test('npm run build stops for one, and builds nothing', async () => {
  const before = project.read(facts);
  project.replace(facts, '"opens": "08:00"', '"opens": "8:00"');
  const refused = expect(project.npm('build')).rejects;
  await refused.toThrow(/company\.json, line \d+: openingHours\.opens is "8:00": write a time as hours/);
  project.write(facts, before);
  expect(() => project.read('dist/client/_headers')).toThrow('ENOENT');
});
