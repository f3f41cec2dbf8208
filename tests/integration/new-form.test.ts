/** Follows docs/adding-a-submission.md in a copy of the project. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
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

/** What the document has one type behind the name. */
const [, command = ''] =
  /npm run new:form -- complaint (.*)/.exec(readFileSync('docs/adding-a-submission.md', 'utf8')) ?? [];
const names = Array.from(command.matchAll(/"(.*?)"/g), ([, given = '']) => given);
const make = (...given: string[]) => project.node(['scripts/new-form.ts', ...given]);
const bin = (name: string) => `node_modules/.bin/${name}`;

test.each([
  [['Own Form', ...names], /one word in camelCase/],
  [['contact', ...names], /a page or a file of texts with the name contact/],
  [['complaint', 'nl=klacht'], /What the form is called in "en" has 3 to 30 characters/],
  [['complaint', 'nl=contact', ...names.slice(1)], /There is a page at \/contact/],
  [['complaint', 'nl=offertevraag', ...names.slice(1)], /Another form has references with OFF/],
])('%o is refused, and nothing is written', async (given, sentence) => {
  const before = project.read('src/i18n/screens.ts');
  await expect(make(...given)).rejects.toThrow(sentence);
  expect(project.read('src/i18n/screens.ts')).toBe(before);
});

/** In the copy: a complaint on its way through the site, to the end of its time. */
const journey = `
import { applyRetention } from '#server/retention.ts';
import { sendDigest } from '#server/mail/digest.ts';
import { expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage } from '../support/staff-pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('a complaint is stored, stands in the queue, is answered for in the morning, and goes', async () => {
  const services = await createTestServices(await createTestDatabase());
  const { status, body } = await sendExample(forms.complaint, services);
  expect([status, body]).toMatchObject([201, { reference: expect.stringMatching(/^KLA-/) }]);
  expect(await readRows(forms.complaint, services)).toMatchObject([{ telefoon: '+31301234567' }]);
  const { page } = await getStaffPage(services, '/beheer', await logIn(services, 'administrator'));
  expect(page.querySelector('[data-queue-item]')?.text).toMatch(/Klacht/);
  // A working day, in the morning.
  const yearsLater = new Date('2099-06-02T05:30:00Z');
  await sendDigest({ ...services, now: () => yearsLater });
  const digest = services.db.selectFrom('outbox').select('body').where('reference', 'like', 'digest-%');
  expect(JSON.stringify((await digest.executeTakeFirstOrThrow()).body)).toContain('Klacht: 1');
  expect(await applyRetention(services.db, yearsLater)).toMatchObject({ complaints: 1 });
  expect(await services.db.selectFrom('requests').selectAll().execute()).toEqual([]);
});
`;

/** Builds the copy, so once in a whole run. */
test.runIf(isFull)(
  'a new form compiles, is sent with script and without, and is kept as all are',
  async () => {
    const written = await make('complaint', ...names);
    expect(written).toContain('open /klacht');
    project.write('tests/integration/complaint.test.ts', journey);
    await Promise.all([sendInBrowser(), check(written)]);
    const tests = ['complaint', 'retention', 'constraints', 'validation-messages'];
    const files = tests.map((name) => `tests/integration/${name}.test.ts`);
    const output = await project.node([bin('vitest'), 'run', '--project', 'integration', ...files]);
    expect(stripVTControlCharacters(output)).toMatch(/Test Files +4 passed/);
  },
);

/** By the tests of every form, of which the command has made it one. */
async function sendInBrowser(): Promise<void> {
  const tests = ['form-states', 'journeys'].map((name) => `tests/e2e/browser/${name}.test.ts`);
  const only = ['--project', 'desktop', '--grep', 'the form complaint'];
  const env = { TEST_PORT: String(await findFreePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: '' };
  const output = await project.node([bin('playwright'), 'test', ...tests, ...only], env);
  // In two languages: its states, and its journey by finger and keyboard, with script and without.
  expect(output).toMatch(/10 passed/);
}

/** Types of everything, pages too, and lint of what was written. */
async function check(written: string): Promise<void> {
  const files = written.match(/^(src|functions|tests|scripts|migrations)\S+\.(tsx?|astro)$/gm) ?? [];
  await project.node([bin('eslint'), '--max-warnings', '0', ...files]);
  await project.node([bin('oxlint'), ...files]);
  await project.node([bin('astro'), 'check', '--minimumFailingSeverity', 'hint']);
  await project.node(['scripts/check-messages.ts']);
  await project.node(['scripts/check-api.ts']);
}
