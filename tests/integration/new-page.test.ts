/** Follows docs/adding-a-page.md in a copy of the project. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject, type CopiedProject } from '../support/copied-project.ts';

let project: CopiedProject;
beforeEach(() => {
  project = copyProject(['eslint.config.js']);
});
afterEach(() => {
  project.remove();
});

const make = (...given: string[]) => project.node(['scripts/new-page.ts', ...given]);

test('a new page has an address and texts in every language, of the right types', async () => {
  expect(await make('ownCertificates', 'certificaten', 'Onze certificaten')).toContain('open /certificaten');
  const script = `
    import { pathTo } from '#i18n/routes.ts';
    import { translator } from '#i18n/translate.ts';
    console.log(pathTo('ownCertificates', 'nl'), pathTo('ownCertificates', 'ar'), translator('fr')('ownCertificates.heading'),
      translator('de')('keywords.ownCertificates'));`;
  project.write('look.ts', script);
  expect(await project.node(['look.ts'])).toBe(
    '/certificaten /ar/own-certificates Onze certificaten Onze certificaten, Blinkvast\n',
  );
  const types = ['-p', 'src', '--noEmit', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
  await project.node(['node_modules/typescript/bin/tsc', ...types]);
  const page = 'src/pages/[[]...ownCertificates].astro';
  await project.node(['node_modules/.bin/eslint', '--max-warnings', '0', page]);
  // Every key is in use, and none is missing.
  await project.node(['scripts/check-messages.ts']);
});

test.each([
  [['Own Page', 'adres', 'Een kop'], /one word in camelCase/],
  [['ownPage', 'Adres!', 'Een kop'], /small letters and hyphens/],
  [['ownPage', 'adres', ''], /3 to 45 characters/],
  [['about', 'adres', 'Een kop'], /a page or a file of texts with the name about/],
  [['ownPage', 'over-ons', 'Een kop'], /There is a page at \/over-ons/],
])('%o is refused, and nothing is written', async (given, sentence) => {
  const before = project.read('src/i18n/screens.ts');
  await expect(make(...given)).rejects.toThrow(sentence);
  expect(project.read('src/i18n/screens.ts')).toBe(before);
});
