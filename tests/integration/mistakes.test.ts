/** An editor's mistake stops the build, with a sentence that names the remedy. */
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../support/copied-project.ts';

test.each([
  [
    'build',
    'src/content/blog/nl/1.md',
    /\n---\n/,
    '\n---\n\nVanaf {prijs} per beurt.\n',
    /^src\/content\/blog\/nl\/1\.md, regel \d+: \{prijs\} is geen gegeven\. .*\.$/m,
  ],
  [
    'check:messages',
    'src/i18n/messages/en/contact.ts',
    /^ {2}title: .*$/m,
    '',
    /^src\/i18n\/messages\/en\/contact\.ts, line \d+: contact\.title is missing; add it as in .*\.$/m,
  ],
])('npm run %s reports a mistake in %s and its remedy', async (script, file, text, replacement, sentence) => {
  const project = copyProject();
  onTestFinished(project.remove);
  project.replace(file, text, replacement);
  await expect(project.npm(script)).rejects.toThrow(sentence);
  expect(() => project.read('dist/client/_headers')).toThrow('ENOENT');
});
