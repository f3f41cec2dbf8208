/** Mails that the recipient's server rejects permanently, and the suppression of addresses. */
import { readHealth } from '#server/health/health.ts';
import { describeProblem } from '#server/health/problems.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { servicesPerTest } from '../support/test-services.ts';

const email = 'nobody@delinde.example';
const unknown = { addresses: /^nobody@/i, text: '550 5.1.1 nobody@delinde.example is unknown here' };

const services = servicesPerTest();

function readOutbox() {
  // The mail to the company comes first, because `info@` sorts before `nobody@`.
  const mails = services.db.selectFrom('outbox').selectAll().orderBy('createdAt');
  return mails.orderBy(sql`lower(recipient)`).execute();
}

const envelopes = () => services.mailbox.mails.flatMap(({ envelopeTo }) => envelopeTo);

test('a mail to an unknown recipient is given up at once, and the address suppressed', async () => {
  services.mailbox.refusesRecipients = unknown;
  await sendContact(services, { email });
  const refused = { attempts: 1, sentAt: null, deadAt: services.clock.now, isRefused: true };
  expect(await readOutbox()).toMatchObject([
    { sentAt: expect.any(Date) },
    { ...refused, lastError: 'EENVELOPE 550 5.1.1' },
  ]);
  const remembered = await services.db.selectFrom('suppressedRecipients').selectAll().execute();
  expect(remembered).toHaveLength(1);
  expect(JSON.stringify([remembered, services.logged])).not.toMatch(/nobody|delinde/);
  services.mailbox.refusesRecipients = undefined;
  services.clock.advanceMinutes(1);
  await sendContact(services, { email: email.toUpperCase() });
  expect(envelopes()).toEqual([services.env.mailTo, services.env.mailTo]);
  expect((await readOutbox())[3]).toMatchObject({ attempts: 0, withheld: 'suppressed' });
});

test.each([
  ['a mail to a full mailbox is given up without suppression', { text: '552 5.2.2 mailbox full' }, true],
  ['a mail rejected as spam waits, and the failure is reported', { at: 'DATA', text: '554 rejected' }, false],
] as const)('%s', async (_name, refusal, isGivenUp) => {
  services.mailbox.refusesRecipients = { addresses: /^nobody@/, ...refusal };
  await sendContact(services, { email });
  expect((await readOutbox())[1]?.deadAt !== null).toBe(isGivenUp);
  expect(await services.db.selectFrom('suppressedRecipients').selectAll().execute()).toEqual([]);
  const health = await readHealth(services);
  expect(health.problems.includes('mail-refused')).toBe(!isGivenUp);
  if (!isGivenUp) expect(describeProblem('mail-refused', health, services.clock.now)).toContain('554');
});

test('mails to several rejected recipients in a row wait, and are sent once the server accepts them', async () => {
  const visitors = ['one', 'two', 'three'].map((name) => `${name}@${name}.example`);
  services.mailbox.refusesRecipients = { addresses: /\.example$/, text: '550 5.1.1 User unknown' };
  for (const visitor of visitors) {
    await sendContact(services, { email: visitor });
    services.clock.advanceMinutes(1);
  }
  expect(await services.db.selectFrom('suppressedRecipients').selectAll().execute()).toEqual([]);
  expect((await readHealth(services)).problems).toContain('mail-refused');
  services.mailbox.refusesRecipients = undefined;
  services.clock.advanceMinutes(5);
  await services.deliverMail();
  expect(envelopes()).toEqual(expect.arrayContaining(visitors));
});

test('mails to several rejected recipients are given up once a newer mail is delivered', async () => {
  services.mailbox.refusesRecipients = { addresses: /@unknown/, text: '550 5.1.1 User unknown' };
  for (const name of ['one', 'two', 'three'])
    await sendContact(services, { email: `${name}@unknown.example` });
  services.clock.advanceMinutes(1);
  await sendContact(services, { email });
  services.clock.advanceMinutes(5);
  await services.deliverMail();
  expect((await readHealth(services)).problems).not.toContain('mail-refused');
  const waiting = (await readOutbox()).filter(({ sentAt, deadAt }) => sentAt === null && deadAt === null);
  expect(waiting).toEqual([]);
});

test('the company’s own address is retried, whatever its server responds', async () => {
  services.mailbox.refusesRecipients = { addresses: /^info@/, text: '550 5.1.1 unknown' };
  await sendContact(services, { email });
  const waiting = { deadAt: null, attempts: 1, lastError: 'EENVELOPE 550 5.1.1' };
  expect((await readOutbox())[0]).toMatchObject(waiting);
  services.mailbox.refusesRecipients = undefined;
  services.clock.advanceMinutes(2);
  await services.deliverMail();
  expect(envelopes()).toContain(services.env.mailTo);
});
