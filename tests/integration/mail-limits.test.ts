/** Limits that keep hostile mails from using up processing time and storage. */
import { receiveMail } from '#server/inbox/receive.ts';
import { countMails, maxMailsPerDay } from '#server/inbox/store.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import { exportPerson } from '#server/staff/persons/export.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { replyTo } from '../support/imap-server.ts';
import { aReply } from '../support/received.ts';
import { customer, inbox, rawMail, repliesPerTest } from '../support/replies.ts';
import { eventsOf, namesAt } from '../support/staff.ts';

const { services, imap, session, ask, receive, act, received, handle } = repliesPerTest();

const twoParts = (html: string) =>
  `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\na\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b--`;

test.each([
  ['HTML that takes a parser hours', `Content-Type: text/html\r\n\r\n<a ${'href='.repeat(20_000)}`],
  ['entities that fill the memory at once', twoParts('&a'.repeat(3_900_000))],
])('%s blocks nothing: the mail is skipped, and the following ones are read', async (_name, body) => {
  const { reference, confirmation } = await ask();
  const other = await ask({ email: 'bo@jansen.example' });
  await act(other.reference, { actie: 'status', van: 'pending', naar: 'answered' });
  const [signed] = other.confirmation.replyTo ?? [];
  const hostile = `From: bo@jansen.example\r\nTo: ${String(signed?.address)}\r\n${body}`;
  await receive(...Array.from({ length: 8 }, () => hostile), await replyTo(confirmation));
  expect(await received(reference)).toHaveLength(1);
  expect(imap.isRead().at(-1)).toBe(true);
  // The request returns to the list, because a skipped mail may be the customer's own.
  expect(await received(other.reference)).toMatchObject([{ kind: customerMails.left }]);
  expect(await namesAt(services, queuePath({}), session)).toHaveLength(2);
});

test('mails that reply to none of ours are not parsed', async () => {
  const { reference, confirmation } = await ask();
  const hostile = `From: ${customer}\r\nTo: ${inbox}\r\nContent-Type: text/html\r\n\r\n<a ${'href='.repeat(20_000)}`;
  await receive(...Array.from({ length: 12 }, () => hostile), await replyTo(confirmation));
  expect(await received(reference)).toHaveLength(1);
});

test('endless automatic mails are stored up to a daily limit, and the customer’s own mail is still stored', async () => {
  const { reference, confirmation } = await ask();
  await handle(reference);
  const mail = { from: 'x@evil.example', cc: customer, headers: { 'auto-submitted': 'auto-replied' } };
  const mails = Array.from({ length: 25 }, (_, at) => replyTo(confirmation, { ...mail, text: String(at) }));
  await receive(...(await Promise.all(mails)), await replyTo(confirmation));
  // A busy machine takes more than one run.
  await receiveMail(services);
  const kinds = (await received(reference)).map(({ kind }) => kind);
  // Twenty automatic mails, the customer's, and a notice of the mails that are not stored.
  expect(kinds).toHaveLength(22);
  expect(new Set(kinds)).toEqual(new Set(['visitor-answered', 'visitor-autoreply', 'visitor-mails-left']));
  expect(imap.isRead().filter((isRead) => !isRead)).toHaveLength(5);
  await act(reference, { actie: 'gelezen', gezien: services.clock.now.toISOString() });
  expect(await namesAt(services, queuePath({}), session)).toEqual([]);
  await receive(await replyTo(confirmation, mail));
  expect(await namesAt(services, queuePath({}), session)).toHaveLength(1);
});

test('a mail that takes long to parse counts as several towards the limit of its request', async () => {
  const { confirmation } = await ask();
  const head = 'Content-Type: text/html\r\n';
  await receive(rawMail(confirmation, { head, body: `<a ${'href='.repeat(280)}` }));
  const counted = services.db.selectFrom('rateLimits').select('attempts').where('attempts', '>', 1);
  expect(await counted.execute()).toHaveLength(1);
});

test('a mail that names another request first counts towards the limit of the request that gets it', async () => {
  const { reference, confirmation } = await ask();
  const own = await ask({ email: 'x@evil.example' });
  const [signed] = own.confirmation.replyTo ?? [];
  const headers = { 'X-First': `<${String(signed?.address)}>` };
  await countMails(services, { reference, isCustomer: false }, maxMailsPerDay);
  await receive(await replyTo(confirmation, { from: 'x@evil.example', headers }));
  expect(await received(reference)).toMatchObject([{ kind: customerMails.left }]);
  await receive(await replyTo(confirmation));
  expect(await received(reference)).toHaveLength(2);
});

test('a request keeps 50 MB of files, all of which an export has; of later files only the names are kept', async () => {
  const { reference } = await ask();
  const bytes = Buffer.alloc(5 * 1024 * 1024, 'x');
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes };
  for (let mails = 0; mails < 11; mails += 1) await aReply(services, reference, { files: [file] });
  const events = await eventsOf(services, reference);
  const named = events.map(({ detail }) => (detail as { leftOut: string[] }).leftOut);
  expect(named).toEqual([...Array.from({ length: 10 }, () => []), ['plan.pdf']]);
  const { files } = await exportPerson(services, { email: customer, phone: undefined, attributed: [] });
  expect(files).toHaveLength(10);
});

test('all requests together keep 500 MB of files a day', async () => {
  const { reference } = await ask();
  const { reference: other } = await ask();
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  const keeps = async () => {
    await aReply(services, reference, { files: [file] });
    const last = (await eventsOf(services, reference)).at(-1);
    return (last?.detail as { leftOut: string[] }).leftOut.length === 0;
  };
  await aReply(services, other, { files: Array.from({ length: 100 }, () => file) });
  expect(await keeps()).toBe(true);
  await sql`update received_files set content = decode(repeat('00', 5242880), 'hex')
    where event_id in (select id from request_events where reference = ${other})`.execute(services.db);
  expect(await keeps()).toBe(false);
  services.clock.advanceMinutes(24 * 60 + 1);
  expect(await keeps()).toBe(true);
});

test('of a long mail only the beginning is kept once the texts of a day exceed 10 MB', async () => {
  const { reference } = await ask();
  const text = 'Graag dinsdag. '.repeat(100);
  const lastOf = async () => {
    await aReply(services, reference, { text });
    const mails = (await eventsOf(services, reference)).filter(({ kind }) => kind !== 'note');
    const last = mails.at(-1);
    return [last?.text?.length, (last?.detail as { isCut?: boolean }).isCut];
  };
  expect(await lastOf()).toEqual([text.length, undefined]);
  await sql`
    insert into request_events (reference, kind, text, created_at)
    select ${reference}, 'note', repeat('x', 20000), ${services.clock.now} from generate_series(1, 525)`.execute(
    services.db,
  );
  expect(await lastOf()).toEqual([500, true]);
});
