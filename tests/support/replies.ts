/** Replies of customers by mail. */
import { receiveMail } from '#server/inbox/receive.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { sendRequest } from './forms.ts';
import { openImapServer, type ImapServer } from './imap-server.ts';
import type { ReceivedMail } from './mailbox.ts';
import { eventsOf, logIn, namesAt, postStaffForm } from './staff.ts';
import { takeTestDatabase } from './test-database.ts';
import { createTestServices, type TestServices } from './test-services.ts';

export const customer = 'noor@delinde.example';
export const inbox = 'antwoord@example.nl';

/**
 * Creates services and an empty IMAP mailbox before each test of the file. The returned objects are
 * updated in place.
 */
export function repliesPerTest() {
  const services = {} as TestServices;
  const imap = {} as ImapServer;
  const session = { cookie: '' };
  beforeEach(async () => {
    Object.assign(imap, await openImapServer());
    onTestFinished(() => imap.stop());
    const env = { IMAP_URL: imap.url, MAIL_REPLY_TO: inbox, MAIL_FROM: 'info@example.nl' };
    Object.assign(services, await createTestServices(await takeTestDatabase(), { env }));
    Object.assign(session, await logIn(services, 'operations-manager'));
  });

  /** Sends a quote request; returns its reference and its confirmation mail. */
  async function ask({ email = customer, ...answers }: { email?: string; taal?: string } = {}) {
    services.mailbox.mails.length = 0;
    const reference = await sendRequest(services, 'contact', { email, ...answers });
    const [confirmation] = services.mailbox.mailsTo(email);
    return { reference, confirmation: confirmation as ReceivedMail };
  }

  async function receive(...mails: (Buffer | string)[]): Promise<void> {
    for (const mail of mails) imap.deliver(mail);
    await receiveMail(services);
  }

  const act = (reference: string, fields: Record<string, unknown>) =>
    postStaffForm(services, requestPath(reference), fields, session);

  function requestOf(reference: string) {
    const requests = services.db.selectFrom('requests').selectAll().where('reference', '=', reference);
    return requests.executeTakeFirstOrThrow();
  }

  const received = async (reference: string) =>
    (await eventsOf(services, reference)).filter(({ kind }) =>
      Object.values<string>(customerMails).includes(kind),
    );

  /** Marks a request as answered, which removes it from the list. */
  async function handle(reference: string): Promise<void> {
    await act(reference, { actie: 'status', van: 'pending', naar: 'answered' });
    expect(await namesAt(services, queuePath({}), session)).toEqual([]);
  }

  return { services, imap, session, ask, receive, act, requestOf, received, handle };
}

/** Returns a customer's reply with the given header lines and body, neither of them encoded. */
export function rawMail(confirmation: ReceivedMail, { head = '', body = 'Tekst' }) {
  const to = confirmation.replyTo?.[0]?.address ?? '';
  return `From: ${customer}\r\nTo: ${to}\r\nSubject: Re: hoi\r\n${head}\r\n${body}\r\n`;
}
