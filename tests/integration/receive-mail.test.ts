/**
 * Replies of customers by mail, and bounces of mails to them; staff reads both on the request page.
 */
import { receiveMail } from '#server/inbox/receive.ts';
import { locales } from '#i18n/locales.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import { requestPath, receivedFilePath } from '#contracts/staff/request.ts';
import { replyAddressOf } from '#server/mail/reply-address.ts';
import { expect, test } from 'vitest';
import { aBounce } from '../support/bounces.ts';
import { replyTo } from '../support/imap-server.ts';
import { customer, inbox, rawMail, repliesPerTest } from '../support/replies.ts';
import { getStaffPage, namesAt } from '../support/staff.ts';
import { createTestServices } from '../support/test-services.ts';

const { services, imap, session, ask, receive, act, requestOf, received, handle } = repliesPerTest();

test.each(locales)('a reply in %s appears at its request, which returns to the list', async (taal) => {
  const { reference, confirmation } = await ask({ taal });
  await handle(reference);
  expect(confirmation.replyTo?.[0]?.address).toMatch(/^antwoord\+off-[\w-]{9}\.[\da-f]{24}@example\.nl$/);
  const text = 'Dinsdag om 10 uur — à bientôt, bis bald, ¡hasta luego!, إلى اللقاء';
  await receive(await replyTo(confirmation, { text }));
  expect(await received(reference)).toMatchObject([{ kind: customerMails.written, text }]);
  expect(imap.isRead()).toEqual([true]);
  const { status, dueAt, answeredAt } = await requestOf(reference);
  expect({ status, answeredAt }).toEqual({ status: 'answered', answeredAt: services.clock.now });
  expect(dueAt).toEqual(new Date('2026-11-24T09:00:00Z'));
  const list = await getStaffPage(services, queuePath({}), session);
  expect(list.page.querySelector('[data-queue-item]')?.text).toContain('Klant antwoordde');
  const { page } = await getStaffPage(services, requestPath(reference), session);
  expect(page.querySelectorAll('[data-newest]')).toHaveLength(1);
  expect(page.querySelector('main')?.text).toContain(text);
});

test('a reply by staff continues the thread, and removes the request from the list', async () => {
  const { reference, confirmation } = await ask();
  await handle(reference);
  await receive(await replyTo(confirmation, { messageId: '<een@delinde.example>' }));
  const { customerWroteAt } = await requestOf(reference);
  services.mailbox.mails.length = 0;
  const form = {
    ...{ actie: 'antwoorden', van: 'answered', onderwerp: 'Re', antwoord: 'Tot dinsdag.' },
    ...{ kenmerk: crypto.randomUUID(), gezien: customerWroteAt?.toISOString() },
  };
  expect((await act(reference, form)).status).toBe(303);
  expect(services.mailbox.mails[0]).toMatchObject({
    inReplyTo: '<een@delinde.example>',
    replyTo: confirmation.replyTo,
  });
  expect(await namesAt(services, queuePath({}), session)).toEqual([]);
});

test('a user who has not seen the last reply does not dismiss it', async () => {
  const { reference, confirmation } = await ask();
  await handle(reference);
  await receive(await replyTo(confirmation));
  const seen = (await requestOf(reference)).customerWroteAt?.toISOString();
  services.clock.advanceMinutes(10);
  await receive(await replyTo(confirmation, { text: 'Toch liever woensdag.' }));
  await act(reference, { actie: 'gelezen', gezien: seen });
  await act(reference, { actie: 'status', van: 'answered', naar: 'won', bedrag: '450', gezien: seen });
  expect(await namesAt(services, queuePath({}), session)).toHaveLength(1);
  await act(reference, { actie: 'gelezen', gezien: services.clock.now.toISOString() });
  expect(await namesAt(services, queuePath({}), session)).toEqual([]);
  expect(await requestOf(reference)).toMatchObject({ status: 'won', customerWroteAt: null });
});

test('a reply returns a postponed request, and once it is read the postponement resumes', async () => {
  const { reference, confirmation } = await ask();
  await act(reference, { actie: 'later', dag: '2026-11-30', reden: 'Bel terug', van: 'pending' });
  await receive(await replyTo(confirmation));
  expect(await namesAt(services, queuePath({}), session)).toHaveLength(1);
  await act(reference, { actie: 'gelezen', gezien: services.clock.now.toISOString() });
  expect(await namesAt(services, queuePath({}), session)).toEqual([]);
  expect(await namesAt(services, queuePath({ status: 'later' }), session)).toHaveLength(1);
});

test('a reply to another address of ours is assigned by its thread, if the customer sent it', async () => {
  const { reference, confirmation } = await ask();
  const forged = await replyTo(confirmation, { to: inbox, from: 'iemand@elders.example' });
  await receive(forged, await replyTo(confirmation, { to: inbox, from: customer.toUpperCase() }));
  expect(await received(reference)).toHaveLength(1);
  expect(imap.isRead()).toEqual([false, true]);
  const removedVisit = { reference: 'AFS-7A4X-GX87', recipient: customer, customer };
  const to = replyAddressOf(services.env, { ...removedVisit, replyTo: services.env.mailTo });
  await receive(await replyTo(confirmation, { to }));
  expect(await received(reference)).toHaveLength(2);
});

test.each([
  (token: string) => `https://example.nl/afspraak/beheren?token=${token}&x=1`,
  (token: string) =>
    `https://filter.example/?url=${encodeURIComponent(`https://example.nl/?token=${token}`)}`,
  (token: string) => `<a href=3D"https://example.nl/?token=3D${token.slice(0, 40)}=\n${token.slice(40)}">`,
])('a reply that quotes our mail is stored without our signatures: case %#', async (quote) => {
  const { reference, confirmation } = await ask();
  const address = confirmation.replyTo?.[0]?.address ?? '';
  const link = quote(`AFS-7A4X-GX87.${'a'.repeat(43)}`);
  const bounced = address.replace('@', '=');
  await receive(await replyTo(confirmation, { text: `Prima.\n\n> Aan ${address} ${bounced}\n> ${link}` }));
  const [{ text } = { text: '' }] = await received(reference);
  expect(text).toMatch(/^Prima\.[^]*AFS-7A4X-GX87\.…/);
  expect(text).not.toMatch(/[\da-f]{24}[@=]|a{4}/);
});

test('a mail that arrives twice, or is read again after a crash, is stored once', async () => {
  const { reference, confirmation } = await ask();
  const mail = await replyTo(confirmation);
  await receive(mail, mail);
  await services.db.deleteFrom('inbox').execute();
  await receive(mail);
  expect(await received(reference)).toHaveLength(1);
  expect(imap.isRead()).toEqual([true, true, true]);
});

test('no mail is lost when the database is unavailable, or when the machine cannot start a process', async () => {
  const { reference, confirmation } = await ask();
  imap.deliver(await replyTo(confirmation));
  const away = await createTestServices('postgres://nobody@127.0.0.1:1/nothing', {
    databaseLimits: { connectionMs: 500, statementMs: 500, answerMs: 500 },
  });
  await expect(receiveMail({ ...services, db: away.db })).rejects.toThrow();
  expect(imap.isRead()).toEqual([false]);
  const { execPath } = process;
  process.execPath = '/nonexistent/node';
  try {
    await expect(receiveMail(services)).rejects.toThrow('No process');
  } finally {
    process.execPath = execPath;
  }
  expect(imap.isRead()).toEqual([false]);
  await receive();
  expect(await received(reference)).toHaveLength(1);
});

test('a PDF is stored and can be downloaded; of any other file only the name is stored', async () => {
  const { reference, confirmation } = await ask();
  const pdf = { filename: '../plattegrond.pdf', content: '%PDF-1.7 plattegrond' };
  const html = { filename: 'offerte.pdf.html', content: '<script>alert(1)</script>' };
  await receive(await replyTo(confirmation, { attachments: [pdf, html] }));
  const [event] = await received(reference);
  expect(event?.detail).toMatchObject({ leftOut: ['offerte.pdf.html'] });
  const { page } = await getStaffPage(services, requestPath(reference), session);
  const href = page.querySelector('a[href*="/bijlagen/"]')?.getAttribute('href') ?? '';
  const file = await getStaffPage(services, href, session);
  expect(file.body).toBe('%PDF-1.7 plattegrond');
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="plattegrond.pdf"');
  const audit = await services.db.selectFrom('auditLog').select('action').execute();
  expect(audit.map(({ action }) => action)).toContain('request.file-read');
  const [, id = ''] = /(\d+)$/.exec(href) ?? [];
  const other = await ask({ email: 'bo@jansen.example' });
  expect((await getStaffPage(services, receivedFilePath(other.reference, id), session)).status).toBe(404);
});

const emptyTexts = [undefined, ' \n'];
test.each(emptyTexts)('HTML beside the text %j becomes text, and is never shown as HTML', async (text) => {
  const { reference, confirmation } = await ask();
  const html = '<style>p{}</style><script>1</script><p>Graag <b>dinsdag</b> &lt;u&gt;</p><img onerror=1>';
  await receive(await replyTo(confirmation, { text, html }));
  const [event] = await received(reference);
  expect(event?.text).toBe('Graag dinsdag <u>');
  const { body } = await getStaffPage(services, requestPath(reference), session);
  expect(body).toContain('Graag dinsdag &lt;u&gt;');
});

test('control characters, unknown charsets and invalid bytes are stored as readable text', async () => {
  const { reference, confirmation } = await ask();
  const utf8 = 'Content-Type: text/plain; charset=utf-8\r\n';
  await receive(
    rawMail(confirmation, { head: utf8, body: 'een\0twee\u2028drie\u202evier' }),
    rawMail(confirmation, { head: 'Content-Type: text/plain; charset=x-unknown\r\n', body: 'vijf' }),
    rawMail(confirmation, { head: `${utf8}Message-ID: <a b>\r\n`, body: '\ud800zes' }),
    rawMail(confirmation, { head: 'Content-Type: text/html; charset=utf-7\r\n', body: '<p>zeven' }),
  );
  const texts = (await received(reference)).map(({ text }) => text);
  expect(texts).toEqual(['eentwee\ndrievier', 'vijf', '\ufffdzes', 'zeven']);
});

test('of a mail that is too large the text is stored, and none of its files', async () => {
  const { reference, confirmation } = await ask();
  const content = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10 * 1024 * 1024, 'x')]);
  await receive(await replyTo(confirmation, { attachments: [{ filename: 'groot.pdf', content }] }));
  const [event] = await received(reference);
  expect(event).toMatchObject({
    text: 'Graag dinsdag om tien uur.',
    detail: { isCut: true, leftOut: ['groot.pdf'] },
  });
  expect(await services.db.selectFrom('receivedFiles').selectAll().execute()).toEqual([]);
});

test('a mail that cannot be read stays unread, delays no other mail, and is counted', async () => {
  const { reference, confirmation } = await ask();
  const headers = `X: ${'y'.repeat(20)}\r\n`.repeat(20_000);
  const other = await ask({ email: 'bo@jansen.example' });
  await receive(
    rawMail(other.confirmation, { head: headers }),
    'geen mail',
    await replyTo(confirmation, { from: services.env.mailFrom }),
    await replyTo(confirmation),
  );
  expect(imap.isRead()).toEqual([false, false, false, true]);
  expect(await received(reference)).toHaveLength(1);
  const { page } = await getStaffPage(services, '/beheer/toestand', session);
  expect(page.text.replace(/\s+/g, ' ')).toContain('3 ongelezen in de mailbox');
  expect(JSON.stringify(services.logged)).not.toContain('delinde');
});

const isAtList = async () => (await namesAt(services, queuePath({}), session)).length === 1;

test('bounces of mails to the customer come to the mailbox, if SPF of the sender’s domain allows it', async () => {
  const { confirmation } = await ask();
  const mailbox = confirmation.replyTo?.[0]?.address;
  const [toCompany] = services.mailbox.mailsTo(services.env.mailTo);
  expect(confirmation.from?.address).toBe(services.env.mailFrom);
  expect([confirmation.envelopeFrom, toCompany?.envelopeFrom]).toEqual([mailbox, services.env.mailFrom]);
  services.env.mailFrom = 'info@elders.example';
  expect((await ask()).confirmation.envelopeFrom).toBe('info@elders.example');
});

test('a mail whose envelope sender the mail server refuses is sent from MAIL_FROM instead', async () => {
  const text = '554 5.2.252 SendAsDenied; info@example.nl not allowed to send as antwoord@example.nl';
  services.mailbox.refusesSenders = { addresses: /^antwoord/, text };
  const { confirmation } = await ask();
  expect(confirmation.envelopeFrom).toBe(services.env.mailFrom);
  const unsent = services.db.selectFrom('outbox').select('id').where('sentAt', 'is', null);
  expect(await unsent.execute()).toEqual([]);
  expect(services.logged).toMatchObject([{ event: 'envelope sender refused' }]);
  expect(JSON.stringify(services.logged)).not.toContain('antwoord@');
});

test('a bounce returns an answered request to the list, and tells why the mail was not delivered', async () => {
  const { reference, confirmation } = await ask();
  await handle(reference);
  await receive(aBounce(confirmation));
  const [event, ...others] = await received(reference);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ kind: customerMails.undelivered, detail: { leftOut: [] } });
  expect(event?.text).toContain('said: 550 5.1.1 User unknown');
  expect(imap.isRead()).toEqual([true]);
  const list = await getStaffPage(services, queuePath({}), session);
  expect(list.page.querySelector('[data-queue-item]')?.text).toMatch(/Niet bezorgd(?!.*Klant antwoordde)/s);
  const { page } = await getStaffPage(services, requestPath(reference), session);
  const parts = [page.querySelector('[data-notice]'), page.querySelector('[data-newest]')?.parentNode];
  const [notice, newest] = parts.map((part) => part?.text.replace(/\s+/g, ' '));
  expect(notice).toContain(`volgens een melding kwam onze e-mail aan ${customer} niet aan. Lees`);
  expect(newest).toContain('een mailserver Nieuw Niet bezorgd: Undelivered Mail');
  expect(newest).toContain('550 5.1.1');
  await act(reference, { actie: 'gelezen', gezien: services.clock.now.toISOString() });
  expect(await isAtList()).toBe(false);
  await receive(await replyTo(confirmation));
  const later = await getStaffPage(services, queuePath({}), session);
  expect(later.page.querySelector('[data-queue-item]')?.text).toContain('Klant antwoordde');
});

test('a bounce is distinguished from a delay notice, an absence notice, and a customer’s mail with a status part', async () => {
  const { reference, confirmation } = await ask();
  await handle(reference);
  const headers = { 'Return-Path': '<>' };
  const absence = { ...headers, 'Auto-Submitted': 'auto-replied' };
  await receive(
    aBounce(confirmation, { action: 'delayed' }),
    await replyTo(confirmation, { headers: absence }),
  );
  expect(await isAtList()).toBe(false);
  const contentType = 'message/delivery-status';
  const content = 'Reporting-MTA: dns; x\n\nAction: failed\n';
  await receive(
    await replyTo(confirmation, { headers, from: 'MAILER-DAEMON@mx.example' }),
    await replyTo(confirmation, { attachments: [{ filename: 'status', contentType, content }] }),
    aBounce(confirmation, { words: '' }),
  );
  const events = await received(reference);
  const { automatic, undelivered, written } = customerMails;
  const kinds = [automatic, automatic, undelivered, written, undelivered];
  expect(events.map(({ kind }) => kind)).toEqual(kinds);
  // A report without a human-readable part is stored with its delivery status as text.
  expect(events[4]?.text).toContain('Diagnostic-Code: smtp; 550 5.1.1 User unknown');
});

test('a bounce with a forged signature, or with only the Message-ID of our mail, is not stored', async () => {
  const { reference, confirmation } = await ask();
  const [signed] = confirmation.replyTo ?? [];
  const forged = signed?.address?.replace(/\.[\da-f]{24}@/, `.${'0'.repeat(24)}@`);
  await receive(aBounce(confirmation, { to: forged }), aBounce(confirmation, { to: services.env.mailFrom }));
  expect(await received(reference)).toEqual([]);
  expect(imap.isRead()).toEqual([false, false]);
});
