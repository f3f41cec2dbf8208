/** An editor's mistake stops the build, with a sentence that names the remedy. */

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

test.each([
  [
    'an unknown token in an article',
    'scripts/check-content.ts',
    article,
    /\n---\n/,
    '\n---\n\nVanaf {prijs} per beurt.\n',
    /^src\/content\/blog\/nl\/1\.md, regel \d+: \{prijs\} is geen gegeven\. .*\.$/m,
  ],
  [
    'a missing message',
    'scripts/check-messages.ts',
    'src/i18n/messages/en/contact.ts',
    /^ {2}title: .*$/m,
    '',
    /^src\/i18n\/messages\/en\/contact\.ts, line \d+: contact\.title is missing; add it as in .*\.$/m,
  ],
])('%s is reported with file, line and remedy', async (_, script, file, text, replacement, sentence) => {
  const before = project.read(file);
  project.replace(file, text, replacement);
  await expect(project.node([script])).rejects.toThrow(sentence);
  project.write(file, before);
});

test('npm run build stops for one, and builds nothing', async () => {
  const before = project.read(facts);
  project.replace(facts, '"opens": "08:00"', '"opens": "8:00"');
  const refused = expect(project.npm('build')).rejects;
  await refused.toThrow(/company\.json, regel \d+: .* is "8:00"\. Schrijf uren/);
  project.write(facts, before);
  expect(() => project.read('dist/client/_headers')).toThrow('ENOENT');
});
