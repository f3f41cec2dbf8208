/** What an editor may do wrong stops before the build, with one sentence that says the cure. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
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
    name: 'a wrong telephone number',
    file: facts,
    text: '"phone": "+31 30 000 00 00"',
    replacement: '"phone": "+31 30 000"',
    sentence: /^src\/content\/company\.json, line 10: phone is "\+31 30 000": write a telephone number .*\.$/,
  },
  {
    name: 'a fact out of range',
    file: facts,
    text: '"priceFromEuro": 25',
    replacement: '"priceFromEuro": 2500',
    sentence:
      /^src\/content\/company\.json, line \d+: priceFromEuro is 2500: write a whole number from 5 to 1000\.$/,
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
    name: 'an unknown token in a question',
    file: 'src/content/faq/nl.yaml',
    text: '{priceFrom}',
    replacement: '{prijs}',
    sentence: /^src\/content\/faq\/nl\.yaml, line 3: \{prijs\} is no fact of the company: .*\.$/,
  },
  {
    name: 'an unknown token in a message',
    file: 'src/i18n/messages/nl/contact.ts',
    text: /title: '/,
    replacement: "title: '{prijs} ",
    sentence:
      /^src\/i18n\/messages\/nl\/contact\.ts, line \d+: contact\.\w+ has \{prijs\}, which nothing fills; .*\.$/,
    script: 'scripts/check-messages.ts',
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
    name: 'a picture in the text that is not there',
    file: article,
    text: /\n---\n/,
    replacement: '\n---\n\n![Een emmer met sop](../../pictures/emmer.jpg)\n',
    sentence:
      /^src\/content\/blog\/nl\/1\.md, line \d+: the picture \S+emmer\.jpg is not there: put it in .*\.$/,
  },
  {
    name: 'a picture at the top that is not there',
    file: article,
    text: 'image: kantoor',
    replacement: 'image: emmer',
    sentence:
      /^src\/content\/blog\/nl\/1\.md, line \d+: image is "emmer": expected the name of a picture .*\.$/,
  },
  {
    name: 'a misspelt field',
    file: article,
    text: 'excerpt:',
    replacement: 'exerpt:',
    sentence:
      /^src\/content\/blog\/nl\/1\.md, line \d+: exerpt is not a name that belongs here; correct or .*\.$/,
  },
  {
    name: 'fields that are no YAML',
    file: article,
    text: /^title: .*$/m,
    replacement: 'title: Kantoor: hoe vaak schoonmaken?',
    sentence: /^src\/content\/blog\/nl\/1\.md, line 3: this cannot be read .* double quotes around it\.$/,
  },
  {
    name: 'a day that is not in the calendar',
    file: article,
    text: /^date: .*$/m,
    replacement: 'date: 2026-02-30',
    sentence:
      /^src\/content\/blog\/nl\/1\.md, line \d+: date is "2026-02-30": expected a day such as 2026-11-30\.$/,
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

test('a link to an article that is not shown yet, or will end, is told', async () => {
  const dutch = project.read(article);
  project.replace(article, /\n---\n/, '\n---\n\nLees [meer](/blog/2).\n');
  await project.node(['scripts/check-content.ts']);
  const other = project.read('src/content/blog/nl/2.md');
  for (const field of ['draft: true', 'expires: 2099-01-01', 'date: 2099-01-01']) {
    const [name = ''] = field.split(':');
    project.write(
      'src/content/blog/nl/2.md',
      other.replace(new RegExp(`^${name}: .*\n`, 'm'), '').replace('---\n', `---\n${field}\n`),
    );
    await expect(project.node(['scripts/check-content.ts'])).rejects.toThrow(
      /src\/content\/blog\/nl\/1\.md, line \d+: the link leads to \S+2\.md, which is not shown then: take/,
    );
  }
  project.write('src/content/blog/nl/2.md', other);
  project.write(article, dutch);
});

test('an article in Dutch only is no fault, nor one that waits for its day', async () => {
  const words = project.read(article).replace('id: 1\n', 'id: 10\n');
  project.write('src/content/blog/nl/10.md', words);
  await project.node(['scripts/check-content.ts']);
  project.write('src/content/blog/nl/10.md', words.replace(/^date: .*$/m, 'date: 2099-01-01\ndraft: true'));
  await project.node(['scripts/check-content.ts']);
});

test('an upload that is no picture is told, also when no text shows it', async () => {
  project.write('src/content/pictures/kapot.jpg', 'geen plaatje');
  await expect(project.node(['scripts/check-content.ts'])).rejects.toThrow(
    /^src\/content\/pictures\/kapot\.jpg, line 1: this picture cannot be opened: save it again as .*\.$/m,
  );
  rmSync(join(project.directory, 'src/content/pictures/kapot.jpg'));
});

test('npm run build stops for one, and builds nothing', async () => {
  const before = project.read(facts);
  project.replace(facts, '"opens": "08:00"', '"opens": "8:00"');
  const refused = expect(project.npm('build')).rejects;
  await refused.toThrow(/company\.json, line \d+: openingHours\.opens is "8:00": write a time as hours/);
  project.write(facts, before);
  expect(() => project.read('dist/client/_headers')).toThrow('ENOENT');
});
