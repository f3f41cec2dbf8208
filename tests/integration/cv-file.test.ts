/** The CV as a file: accepted by its content, stored with its application, never displayed. */
import { cvFile } from '#contracts/cv-file.ts';
import { filePath, requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import {
  docm,
  docx,
  pdf,
  sendApplication,
  type FileSent,
  wordType,
  zip,
} from '../support/application-with-file.ts';
import { forms } from '../support/forms.ts';
import { logIn, stayLoggedIn, getStaffPage } from '../support/staff.ts';
import { createTestServices, servicesPerTest } from '../support/test-services.ts';

const { application } = forms;

const services = servicesPerTest();

const apply = (sent?: FileSent) => sendApplication(services, sent);

const readFiles = () => services.db.selectFrom('applicationFiles').selectAll().execute();

test.each([
  [pdf, 'cv.html', 'application/pdf', 'cv.html.pdf'],
  [docx(), 'cv.pdf', wordType, 'cv.pdf.docx'],
  [`\r\n\t ${pdf}`, 'CV.PDF', 'application/pdf', 'CV.PDF'],
])('a file is stored, named and mailed by the type of its bytes: %#', async (content, name, type, saved) => {
  const { status, reference } = await apply({ content, name });
  expect(status).toBe(201);
  const files = await readFiles();
  expect(files).toMatchObject([{ reference, name: saved, type }]);
  expect(Buffer.from(files[0]?.content ?? '')).toEqual(Buffer.from(content as string));
  const [toCompany] = services.mailbox.mailsTo(services.env.mailTo);
  expect(toCompany?.text).toContain(`Cv als bestand: ${saved}`);
  expect(toCompany?.attachments).toMatchObject([{ filename: saved, mimeType: type }]);
  expect(services.mailbox.mailsTo('jip@deboer.example')[0]?.attachments).toEqual([]);
});

test('a file counts once per megabyte towards a daily limit, and a refused one does not use up the rest', async () => {
  const content = new Uint8Array(4.5 * 2 ** 20);
  content.set(Buffer.from(pdf));
  const strict = await createTestServices(services.env.databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '21' } });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1)
    statuses.push((await sendApplication(strict, { content }, '192.0.2.77')).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
  expect(await sendApplication(strict, {}, '192.0.2.77')).toMatchObject({ status: 201 });
  expect(await readFiles()).toHaveLength(5);
});

test('the file of a quarantined application is not mailed', async () => {
  await apply({ changes: { website: 'https://spam.example' } });
  expect(services.mailbox.mails.map(({ attachments }) => attachments)).toEqual([[]]);
});

test.each([
  ['cv.hta', 'cv.hta.pdf'],
  ['cv.pdf\u00a0', 'cv.pdf'],
  ['cv.\u202efdp', 'cv.fdp.pdf'],
  ['../../a"b\r\n;\u202Efdp.exe', 'abfdp.exe.pdf'],
  ['.pdf', 'cv.pdf'],
  [`${'😀'.repeat(60)}a.pdf`, `${'😀'.repeat(60)}a.pdf`],
])('a file called %s has a name that is safe, whole and short enough', async (name, saved) => {
  expect((await apply({ name })).status).toBe(201);
  expect(await readFiles()).toMatchObject([{ name: saved }]);
});

test('the file of an application that is sent twice is stored once, and another file under its id is refused', async () => {
  const { submissionId } = application.example();
  const { reference } = await apply({ changes: { submissionId } });
  expect(await apply({ changes: { submissionId } })).toMatchObject({ status: 200, reference });
  expect((await apply({ changes: { submissionId }, content: docx() })).status).toBe(409);
  expect(await readFiles()).toHaveLength(1);
});

const notTaken = /^Dit is geen PDF/;
const tooLarge = new Uint8Array(cvFile.maxBytes + 1).fill(37);

test.each([
  ['a web page', '<html>%PD', 'Dit is geen PDF en geen Word-bestand (DOCX). Kies een ander bestand'],
  ['a document with macros', docm, notTaken],
  ['another ZIP', zip({ 'bomb.txt': 'x' }), notTaken],
  ['a ZIP that only mentions a document', 'PK\u0003\u0004[Content_Types].xml word/document.xml', notTaken],
  ['a program that contains a PDF', `MZ ${pdf}`, notTaken],
  ['an empty file', '', notTaken],
  ['a file that is too large', tooLarge, 'Uw bestand is te groot. Kies een bestand van hooguit 5\u00a0MB'],
])('%s as a curriculum vitae is refused, beside the errors of other fields', async (_, content, text) => {
  const { status, fields } = await apply({ content, changes: { naam: '' } });
  expect(status).toBe(422);
  expect(Object.keys(fields ?? {})).toEqual(['naam', cvFile.field]);
  expect(fields?.[cvFile.field]).toMatch(text);
  expect(await readFiles()).toEqual([]);
});

test('the file is a download with its own content security policy, and each download is audited', async () => {
  const session = await logIn(services, 'operations-manager');
  await stayLoggedIn(services);
  const { reference } = await apply({ name: 'Zoë "cv".pdf' });
  const { page } = await getStaffPage(services, requestPath(reference), session);
  expect(page.querySelector(`a[href="${filePath(reference)}"]`)?.text).toContain('Zoë cv.pdf');
  const file = await getStaffPage(services, filePath(reference), session);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Zo_ cv.pdf"; filename*=UTF-8''Zo%C3%AB%20cv.pdf`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(file.body).toBe(pdf);
  const log = services.db.selectFrom('auditLog').select('detail').where('action', '=', 'request.file-read');
  expect(await log.execute()).toEqual([{ detail: { reference } }]);
});
