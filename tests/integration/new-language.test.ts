/** Follows docs/adding-a-language.md in a copy of the project, as far as a few sentences. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, testParts, type CopiedProject } from '../support/copied-project.ts';
import { findFreePort } from '../support/free-port.ts';
import { isFull } from '../support/sweep.ts';

let project: CopiedProject;
beforeAll(() => {
  project = copyProject(testParts);
});
afterAll(() => {
  project.remove();
});

const make = (...given: string[]) => project.node(['scripts/new-language.ts', ...given]);
const bin = (name: string) => `node_modules/.bin/${name}`;

test.each([
  ['polski', /Give the code of a language/],
  ['nl', /The site speaks "nl" already/],
  ['xq', /"xq" is no code of a language/],
  ['ja', /another script than Latin: docs\/adding-a-language\.md/],
])('%s is refused, and nothing is written', async (code, sentence) => {
  const before = project.read('src/i18n/locales.ts');
  await expect(make(code)).rejects.toThrow(sentence);
  expect(project.read('src/i18n/locales.ts')).toBe(before);
});

/** What a translator does, for a few texts. Every letter that Polish has beside ours is in one. */
function translateSome(): void {
  const texts = 'src/i18n/messages/pl';
  const months = "{ one: '1 miesiąc', few: '{n} miesiące', many: '{n} miesięcy', other: '{n} miesiąca' }";
  project.replace(`${texts}/promises.ts`, /(?<=contract(Short|Medium|Long): )\{.*?\}(?=,\n {2}\w)/gs, months);
  project.replace(`${texts}/home.ts`, /(?<= heading: )'.*'/, `'Zażółć gęślą jaźń, ŁĄŚĆŻŹĘŃ'`);
  project.replace('src/i18n/moments.ts', /(?<=pl: \{\n.*\n +moment: )'.*'/, `'{date} o {time}'`);
}

const wording = `
import { company } from '#company';
import { formatDuration } from '#i18n/durations.ts';
import { writeFacts } from '#i18n/facts.ts';
import { formatDay, formatMoment } from '#i18n/moments.ts';

const facts = writeFacts('pl', 2026, { ...company, contractMonths: [1, 3, 5] });
console.log(JSON.stringify({
  plurals: [facts.contractShort, facts.contractMedium, facts.contractLong],
  durations: [1, 2, 5, 22].map((count) => formatDuration(count, 'minute', 'pl')),
  moment: formatMoment(new Date('2026-11-23T09:00:00Z'), 'pl'),
  day: formatDay(new Date('2024-12-15'), 'pl'),
}));
`;

/** In the copy: its pages as visitors and search engines get them. */
const pages = `
import { expect, test } from '@playwright/test';
import { site } from '../../support/site-under-test.ts';

test('pages in Polish say so, and the others name them', async ({ request }) => {
  const polish = await (await request.get('/pl')).text();
  expect(polish).toMatch(/<html lang="pl" dir="ltr"/);
  expect(polish).toContain('Zażółć gęślą jaźń');
  expect(await (await request.get('/')).text()).toMatch(/hreflang="pl" href="[^"]*\\/pl"/);
  expect(await (await request.get('/pl/blog/1')).text()).toContain('lang="nl"');
});

test('a form in Polish is stored and confirmed in Polish', async ({ request }) => {
  const form = { naam: 'Łucja', bedrijf: 'Żuraw', email: 'lucja@zuraw.example', service: 'kantoor' };
  const headers = { origin: site.url };
  const answer = await request.post('/pl/contact', { form, headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, expect.stringContaining('/pl/thank-you?')]);
});
`;

test('a new language has its own dates and plurals', async () => {
  expect(await make('pl')).toContain('open /pl');
  translateSome();
  project.write('look.ts', wording);
  expect(JSON.parse(await project.node(['look.ts']))).toEqual({
    plurals: ['1 miesiąc', '3 miesiące', '5 miesięcy'],
    durations: ['1 minuta', '2 minuty', '5 minut', '22 minuty'],
    moment: 'poniedziałek, 23 listopada o 10:00',
    day: '15 grudnia 2024',
  });
  await project.node(['scripts/check-messages.ts']);
});

/** Builds the copy, so once in a whole run; after the test above, which makes the language. */
test.runIf(isFull)('it compiles, and its pages are built, in the faces of the house', async () => {
  project.write('tests/e2e/http/polish.test.ts', pages);
  const tests = ['tests/e2e/http/polish.test.ts', 'tests/e2e/browser/typefaces.test.ts'];
  const only = ['--project', 'http', '--project', 'desktop', '--grep', 'in Polish|pages in pl'];
  const env = { TEST_PORT: String(await findFreePort()) };
  const [output] = await Promise.all([
    project.node([bin('playwright'), 'test', ...tests, ...only], env),
    project.node([bin('astro'), 'check', '--minimumFailingSeverity', 'hint']),
  ]);
  expect(output).toContain('3 passed');
});
