/**
 * Follows docs/adding-a-submission.md in a copy of the project, and sends the form that it adds.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type CopiedProject } from '../support/copied-project.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** Sends a complaint, and does long after it what is done each morning and each night. */
const script = `
import { writeFileSync } from 'node:fs';
import handler, { config } from '#functions/complaints.ts';
import { formatRetention } from '#i18n/retention-periods.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { sendDigest } from '#server/mail/digest.ts';
import { applyRetention } from '#server/retention.ts';
import { closeServices, getServices } from '#server/services.ts';
import { formContracts, submissions } from '#submissions/registry.ts';
import { openApiDocument } from './scripts/openapi/document.ts';
import { generateTableTypes, tableTypesFile } from './scripts/table-types.ts';

const services = getServices();
await migrateToLatest(services.db);
writeFileSync(tableTypesFile, await generateTableTypes(services.db));

const left: Promise<unknown>[] = [];
const request = new Request('https://www.example.nl' + String(config.path), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    naam: 'Noor', email: 'noor@example.nl', telefoon: '030 123 45 67', onderwerp: 'planning',
    startedAt: Date.now() - 60_000, website: '',
  }),
});
const response = await handler(request, {
  ip: '192.0.2.1',
  params: {},
  waitUntil: (work: Promise<unknown>) => left.push(work),
});
await Promise.all(left);
const rows = await services.db.selectFrom('complaints').selectAll().execute();
const longAfter = new Date('2099-06-02T05:30:00Z');
await sendDigest({ ...services, now: () => longAfter });
const [digest] = await services.db.selectFrom('outbox').select('textBody')
  .where('reference', 'like', 'digest-%').execute();
const removed = await applyRetention(services.db, longAfter);
const [retention] = submissions.map((form) => form.retention).slice(-1);
console.log(JSON.stringify({
  status: response.status,
  answer: await response.json(),
  rows,
  digest: digest?.textBody,
  removed: removed.complaints,
  described: openApiDocument().paths['/api/complaints']?.post,
  privacy: retention && formatRetention(retention, 'en'),
  formOfPage: formContracts.find(({ screen }) => screen === 'complaint')?.path,
}));
await closeServices();
`;

const locales = '{nl,en,es,de,fr,ar}';

let project: CopiedProject;
let mailbox: Mailbox;
let databaseUrl: string;
beforeAll(async () => {
  project = copyProject();
  mailbox = await openMailbox();
  databaseUrl = await createTestDatabase();
});
afterAll(async () => {
  project.remove();
  await mailbox.stop();
});

/** The files of the document: each block of code begins with the name of its file. */
function writeFiles(): string[] {
  const document = readFileSync('docs/adding-a-submission.md', 'utf8');
  const blocks = [...document.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)];
  for (const [, file = '', code = ''] of blocks) project.write(file, code);
  return blocks.map(([, file = '']) => file);
}

function writeTexts(): void {
  const texts = (names: string[]) => names.map((name) => `  ${name}: 'Text {reference}',\n`).join('');
  const messages = `src/i18n/messages/${locales}`;
  const add = (file: string, names: string[]) => {
    project.replace(`${messages}/${file}.ts`, /^(export const \w+ = \{\n)/m, `$1${texts(names)}`);
  };
  add('legal', ['complaint']);
  add('mail', ['complaintSubject', 'complaintHeading', 'complaintText', 'complaintNext']);
  add('confirmation', [
    'complaintHeading',
    'complaintIntro',
    'complaintStep',
    'complaintNext1',
    'complaintNext2',
    'complaintNext3',
  ]);
  const own = texts([
    'failureTitle',
    'received',
    'subjectLabel',
    'subjectRequired',
    'kwaliteit',
    'planning',
    'anders',
  ]);
  for (const locale of ['nl', 'en', 'es', 'de', 'fr', 'ar']) {
    project.write(`src/i18n/messages/${locale}/complaint.ts`, `export const complaint = {\n${own}};\n`);
  }
  project.replace(`${messages}/index.ts`, /^import/m, `import { complaint } from './complaint.ts';\nimport`);
  project.replace(`${messages}/index.ts`, '  confirmation,\n', '  complaint,\n  confirmation,\n');
}

function nameIt(): void {
  const add = (file: string, before: RegExp, text: string) => {
    project.replace(file, before, `${text}\n$&`);
  };
  const contract = `import { complaintContract } from '#submissions/complaint.ts';`;
  add('src/submissions/registry.ts', /^import/m, contract);
  add('src/submissions/registry.ts', /^\] as const/m, '  complaintContract,');
  const form = `import { complaintForm } from '#server/forms/complaint.ts';`;
  add('src/server/forms/registry.ts', /^import/m, form);
  add('src/server/forms/registry.ts', /^ {2}testimonial: entry/m, '  complaint: entry(complaintForm),');
  add(
    'src/domain/staff/statuses.ts',
    /^ {2}testimonial: \{/m,
    "  complaint: { pending: ['closed'], closed: [] },",
  );
  add('src/i18n/screens.ts', /^ {2}contact: \{/m, `  complaint: { paths: samePath('klacht') },`);
}

test('a form is added as the document says, and everything else follows', { timeout: 60_000 }, async () => {
  expect(writeFiles()).toHaveLength(4);
  writeTexts();
  nameIt();
  project.write('send.ts', script);
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: mailbox.url };
  const result = JSON.parse(await project.node(['send.ts'], env)) as Record<string, unknown>;
  expect(result).toMatchObject({
    status: 201,
    answer: { reference: expect.stringMatching(/^KLA-/) },
    rows: [{ naam: 'Noor', telefoon: '+31301234567', onderwerp: 'planning', bericht: null }],
    digest: expect.stringContaining('Klachten: 1'),
    removed: 1,
    described: { summary: 'Send a complaint' },
    privacy: '1 year',
    formOfPage: '/api/complaints',
  });
  const subjects = mailbox.mails.map(({ subject = '' }) => subject.replace(/KLA-[\w-]+/, 'KLA'));
  expect(subjects.sort()).toEqual(['Klacht van Noor (KLA)', 'Text KLA']);
  expect(await compile()).toBe('');
});

/** What the compiler has to say of the files that know the form. */
async function compile(): Promise<string> {
  const config = { extends: './tsconfig.json', include: [], files: ['send.ts'] };
  project.write('tsconfig.form.json', JSON.stringify(config));
  return project.node(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.form.json']);
}
