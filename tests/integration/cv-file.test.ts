/** The CV as a file: taken by what is in it, kept with its application, never shown. */
import { handleStaff } from '#server/staff/handle.ts';
import { eraseTheirs, findTheirs } from '#server/erase/erase.ts';
import { locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { applyRetention } from '#server/app/retention.ts';
import { cvFile } from '#contracts/cv-file.ts';
import { filePath, requestPath } from '#contracts/staff/request.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  applicationWithFile,
  docm,
  docx,
  pdf,
  sendApplication,
  type FileSent,
  wordType,
  zip,
} from '../support/application-with-file.ts';
import { anApplication, forms, readRows } from '../support/forms.ts';
import type { ReceivedMail } from '../support/mailbox.ts';
import { visitPage } from '../support/pages.ts';
import { bare, call, send } from '../support/requests.ts';
import { getStaffPage } from '../support/staff-pages.ts';
import { logIn, stayLoggedIn } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, forgetCounts, type TestServices } from '../support/test-services.ts';

const { application } = forms;
const site = 'https://www.example.nl';

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
  await forgetCounts(services);
  await services.db.deleteFrom('applications').execute();
});

/** What the page after the form says was sent. */
async function readSent(form: FormData, screen: string): Promise<string> {
  const headers = { accept: 'text/html', origin: site, 'sec-fetch-site': 'same-origin' };
  const posted = new Request(site + screen, { method: 'POST', headers, body: form });
  const { response } = await visitPage(services, posted);
  const address = new URL(response.headers.get('location') ?? '', site);
  const { page } = await visitPage(services, new Request(address));
  return page
    .querySelectorAll('[data-answer]')
    .map((answer) => answer.innerHTML)
    .join('');
}

async function apply(sent: FileSent = {}) {
  const { status, body } = await sendApplication(services, applicationWithFile(sent));
  const { reference = '', fields } = body as { reference?: string; fields?: Record<string, string> };
  return { status, reference, fields };
}

function readFiles() {
  return services.db.selectFrom('applicationFiles').selectAll().execute();
}

describe('a file that is sent with an application', () => {
  test.each([
    [pdf, 'cv.html', 'application/pdf', 'cv.html.pdf'],
    [docx(), 'cv.pdf', wordType, 'cv.pdf.docx'],
    [`\r\n\t ${pdf}`, 'CV.PDF', 'application/pdf', 'CV.PDF'],
    [docx(), 'CV.DOCX', wordType, 'CV.DOCX'],
  ])('is kept, named and sent by what its bytes are: %#', async (content, name, type, saved) => {
    const { status, reference } = await apply({ content, name });
    expect(status).toBe(201);
    const files = await readFiles();
    expect(files).toMatchObject([{ reference, name: saved, type }]);
    expect(Buffer.from(files[0]?.content ?? '')).toEqual(Buffer.from(content as string));
    const attachments = services.mailbox.mails.flatMap((mail) => mail.attachments);
    expect(attachments).toMatchObject([{ filename: saved, mimeType: type }]);
  });

  test.each([
    ['cv.hta', 'cv.hta.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['cv.pdf.', 'cv.pdf..pdf'],
    ['cv.pdf\u00a0', 'cv.pdf'],
    ['cv.\u202efdp', 'cv.fdp.pdf'],
    ['../../a"b\r\n;\u202Efdp.exe', 'abfdp.exe.pdf'],
    ['C:\\Windows\\cv.pdf', 'cv.pdf'],
    ['.pdf', 'cv.pdf'],
    ['"<>"', 'cv.pdf'],
    [`${'😀'.repeat(60)}a.pdf`, `${'😀'.repeat(60)}a.pdf`],
    [`a${'😀'.repeat(200)}.pdf`, `a${'😀'.repeat(95)}.pdf`],
    [`${'a'.repeat(200)}.exe`, `${'a'.repeat(96)}.pdf`],
  ])('called %s has a name that is safe, whole and short enough', async (name, saved) => {
    expect((await apply({ name })).status).toBe(201);
    expect(await readFiles()).toMatchObject([{ name: saved }]);
  });

  test('goes to the company only, and not when it looks like spam', async () => {
    await apply();
    const isToCompany = ({ envelopeTo }: ReceivedMail) => envelopeTo[0] === services.env.mailTo;
    const toCompany = services.mailbox.mails.find(isToCompany);
    const toApplicant = services.mailbox.mails.find((mail) => !isToCompany(mail));
    expect(toCompany?.attachments).toMatchObject([{ filename: 'cv.pdf', mimeType: 'application/pdf' }]);
    expect(toCompany?.text).toContain('Cv als bestand: cv.pdf');
    expect(toApplicant?.attachments).toEqual([]);
    services.mailbox.mails.length = 0;
    await apply({ changes: { website: 'https://spam.example' } });
    expect(services.mailbox.mails.map(({ attachments }) => attachments)).toEqual([[]]);
  });

  test('sent twice is stored once, and another file is another application', async () => {
    const { submissionId } = anApplication() as { submissionId: string };
    const first = await apply({ changes: { submissionId } });
    expect(await apply({ changes: { submissionId } })).toMatchObject({
      status: 200,
      reference: first.reference,
    });
    expect((await apply({ changes: { submissionId }, content: docx() })).status).toBe(409);
    expect(await readFiles()).toHaveLength(1);
  });

  test.each(locales)('is named in %s on the page that confirms it', async (locale) => {
    const screen = pathTo('vacancies', locale);
    const [label] = [translator(locale)('applicationForm.cvFileLabel')];
    const sent = await readSent(applicationWithFile({ name: 'Zoë & ملف "cv".pdf' }), screen);
    expect(sent).toContain(label);
    expect(sent).toMatch(/\u2068Zoë &(?:amp|#38); ملف cv\.pdf\u2069 \(1\s\S+\)/);
    const without = applicationWithFile({ changes: { naam: 'Zonder' } });
    without.set(cvFile.field, new File([], ''));
    expect(await readSent(without, screen)).not.toContain(label);
  });

  test('goes with its application, whoever removes that', async () => {
    const at = services.clock.now;
    const { reference } = await apply();
    const theirs = await findTheirs(services.db, { reference });
    await eraseTheirs(services.db, theirs, services.env, { userId: null, at });
    expect(await readFiles()).toEqual([]);
    await apply();
    services.clock.advanceMinutes(731 * 24 * 60);
    await applyRetention(services.db, services.clock.now);
    expect(await readRows(application, services)).toEqual([]);
    expect(await readFiles()).toEqual([]);
  });
});

describe('a file that is not taken', () => {
  const notTaken = /^Dit is geen PDF/;
  const tooLarge = new Uint8Array(cvFile.maxBytes + 1).fill(37);

  test.each([
    ['a page', '<html>%PD', 'Dit is geen PDF en geen Word-bestand (DOCX). Kies een ander bestand'],
    ['a document with macros', docm, notTaken],
    ['one with macros beside its text', docx(undefined, { 'word/vbaProject.bin': 'x' }), notTaken],
    [
      'a template with macros',
      docx('<Override ContentType="application/vnd.ms-word.template.macroEnabledTemplate.main+xml"/>'),
      notTaken,
    ],
    ['another ZIP', zip({ 'bomb.txt': 'x' }), notTaken],
    ['a workbook', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '' }), notTaken],
    [
      'a ZIP that only speaks of a document',
      'PK\u0003\u0004...[Content_Types].xml...word/document.xml',
      notTaken,
    ],
    ['a program that speaks of PDF', `MZ ${pdf}`, notTaken],
    ['a page that speaks of PDF', `<script>1</script>${pdf}`, notTaken],
    ['an empty one', '', notTaken],
    ['too large', tooLarge, 'Uw bestand is te groot. Kies een bestand van hooguit 5\u00a0MB'],
  ])('%s is refused beside the other answers', async (_, content, text) => {
    const { status, fields } = await apply({ content, changes: { naam: '' } });
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {})).toEqual(['naam', cvFile.field]);
    expect(fields?.[cvFile.field]).toMatch(text);
    expect(await readFiles()).toEqual([]);
  });

  test('is one under another name, one of another form, and one beyond all measure', async () => {
    const form = applicationWithFile({});
    form.set('naam', new File(['x'], 'x.pdf'));
    const post = (path: string, body: FormData) =>
      new Request(`${site}${path}`, { method: 'POST', headers: { accept: 'application/json' }, body });
    expect((await send(application.handle, services, post(application.form.path, form))).status).toBe(415);
    const contact = await send(
      forms.contact.handle,
      services,
      post(forms.contact.form.path, applicationWithFile({})),
    );
    expect(contact.status).toBe(415);
    const body = new Uint8Array(9 * 1024 * 1024);
    const headers = { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=x' };
    const huge = new Request(`${site}${application.form.path}`, { method: 'POST', headers, body });
    expect((await send(application.handle, services, huge)).status).toBe(413);
  });
});

describe('without script', () => {
  const postPage = (form: FormData) => {
    const headers = { accept: 'text/html', origin: site, 'sec-fetch-site': 'same-origin' };
    return visitPage(services, new Request(`${site}/vacatures`, { method: 'POST', headers, body: form }));
  };

  test('the form takes a file, and none', async () => {
    expect((await postPage(applicationWithFile({}))).response.status).toBe(303);
    const none = applicationWithFile({ changes: { naam: 'Zonder' } });
    none.set(cvFile.field, new File([], ''));
    expect((await postPage(none)).response.status).toBe(303);
    expect(await readFiles()).toHaveLength(1);
  });

  test('a refused form keeps the other answers, and asks for the file again', async () => {
    const { response, page } = await postPage(applicationWithFile({ changes: { email: 'jip@' } }));
    expect(response.status).toBe(422);
    expect(page.getElementById('naam')?.getAttribute('value')).toBe('Jip de Boer');
    expect(page.getElementById(`${cvFile.field}-error`)?.text).toContain('Kies uw bestand opnieuw');
    expect(page.querySelector('form[name=application]')?.getAttribute('enctype')).toBe('multipart/form-data');
  });
});

describe('who may have the file', () => {
  test('gets it as a download under a policy of its own, and that is written down', async () => {
    const session = await logIn(services, 'operations-manager');
    await stayLoggedIn(services);
    const { reference } = await apply({ name: 'Zoë "cv".pdf' });
    const { page } = await getStaffPage(services, requestPath(reference), session);
    expect(page.querySelector(`a[href="${filePath(reference)}"]`)?.text).toContain('Zoë cv.pdf');
    const request = new Request(site + filePath(reference), { headers: session });
    const { response } = await call(handleStaff, services, request);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zo_ cv.pdf"; filename*=UTF-8''Zo%C3%AB%20cv.pdf`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await response.text()).toBe(pdf);
    const log = services.db.selectFrom('auditLog').select('detail').where('action', '=', 'request.file-read');
    expect(await log.execute()).toEqual([{ detail: { reference } }]);
  });

  test('is nobody of another role, and nobody who is not logged in', async () => {
    const { reference } = await apply();
    const teamLeader = await logIn(services, 'team-leader');
    await stayLoggedIn(services);
    expect((await getStaffPage(services, filePath(reference), teamLeader)).status).toBe(403);
    expect((await call(handleStaff, services, bare(filePath(reference)))).response.status).toBe(303);
  });
});
