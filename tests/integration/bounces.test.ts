/** Bounces of mails about a request appear at the request. */
import { queuePath } from '#contracts/staff/queue.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { aBounce } from '../support/bounces.ts';
import { answerTo } from '../support/imap-server.ts';
import { customer, repliesPerTest } from '../support/replies.ts';
import { getStaffPage, namesAt } from '../support/staff.ts';

const { services, imap, session, ask, receive, act, received, handle } = repliesPerTest();

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
  await receive(await answerTo(confirmation));
  const later = await getStaffPage(services, queuePath({}), session);
  expect(later.page.querySelector('[data-queue-item]')?.text).toContain('Klant antwoordde');
});

test('a notice of a delay, or of absence with an empty return path, is stored and returns no request to the list', async () => {
  const { reference, confirmation } = await ask();
  await handle(reference);
  const headers = { 'Return-Path': '<>', 'Auto-Submitted': 'auto-replied' };
  await receive(aBounce(confirmation, { action: 'delayed' }), await answerTo(confirmation, { headers }));
  const kinds = (await received(reference)).map(({ kind }) => kind);
  expect(kinds).toEqual([customerMails.automatic, customerMails.automatic]);
  expect(await isAtList()).toBe(false);
});

test('a mail from a mail server is a bounce even without a delivery status, and a customer’s mail with one is not', async () => {
  const { reference, confirmation } = await ask();
  const headers = { 'Return-Path': '<>' };
  const contentType = 'message/delivery-status';
  const content = 'Reporting-MTA: dns; x\n\nAction: failed\n';
  await receive(
    await answerTo(confirmation, { headers, from: 'MAILER-DAEMON@mx.example' }),
    await answerTo(confirmation, { attachments: [{ filename: 'status', contentType, content }] }),
    aBounce(confirmation, { words: '' }),
  );
  const events = await received(reference);
  const { undelivered, written } = customerMails;
  expect(events.map(({ kind }) => kind)).toEqual([undelivered, written, undelivered]);
  // A report without words has its status as text.
  expect(events[2]?.text).toContain('Diagnostic-Code: smtp; 550 5.1.1 User unknown');
});

test('a bounce with a forged signature, or with only the Message-ID of our mail, is not stored', async () => {
  const { reference, confirmation } = await ask();
  const [signed] = confirmation.replyTo ?? [];
  const forged = signed?.address?.replace(/\.[\da-f]{24}@/, `.${'0'.repeat(24)}@`);
  await receive(aBounce(confirmation, { to: forged }), aBounce(confirmation, { to: services.env.mailFrom }));
  expect(await received(reference)).toEqual([]);
  expect(imap.isRead()).toEqual([false, false]);
});
