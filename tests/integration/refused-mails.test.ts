/** A recipient's server that says no for good, and what is not sent there any more. */
import { liftSuppression, listUndelivered, sendAgain } from '#server/mail/undelivered.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const email = 'nobody@delinde.example';
const unknown = { addresses: /^nobody@/i, text: '550 5.1.1 nobody@delinde.example is unknown here' };

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
});

function readOutbox() {
  // The company's first, as `info@` comes before `nobody@`.
  return services.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('createdAt')
    .orderBy(sql`lower(recipient)`)
    .execute();
}

const envelopes = () => services.mailbox.mails.flatMap(({ envelopeTo }) => envelopeTo);

test('a recipient who is unknown is given up at once, and not written to again', async () => {
  services.mailbox.refusesRecipients = unknown;
  await sendContact(services, { email });
  expect(await readOutbox()).toMatchObject([
    { sentAt: expect.any(Date) },
    { attempts: 1, sentAt: null, deadAt: services.clock.now, isRefused: true, lastError: 'EENVELOPE 550' },
  ]);
  services.mailbox.refusesRecipients = undefined;
  services.clock.advanceMinutes(1);
  await sendContact(services, { email: email.toUpperCase() });
  expect(envelopes()).toEqual([services.env.mailTo, services.env.mailTo]);
  expect((await readOutbox())[3]).toMatchObject({ attempts: 0, withheld: 'suppressed' });
});

test('what remembers them holds no address, and forgets after a while', async () => {
  services.mailbox.refusesRecipients = unknown;
  await sendContact(services, { email });
  const rows = await services.db.selectFrom('suppressedRecipients').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, services.logged])).not.toMatch(/nobody|delinde/);
});

test('somebody can take it back: the mail goes out, and so do later ones', async () => {
  services.mailbox.refusesRecipients = unknown;
  await sendContact(services, { email });
  services.mailbox.refusesRecipients = undefined;
  const [undelivered, ...others] = await listUndelivered(services);
  expect(others).toEqual([]);
  expect(undelivered).toMatchObject({ recipient: email, reason: 'refused', lastError: 'EENVELOPE 550' });
  await sendContact(services, { email });
  expect(await listUndelivered(services)).toMatchObject([{ reason: 'suppressed' }, { reason: 'refused' }]);
  await liftSuppression(services, email);
  expect(await sendAgain(services, undelivered?.id ?? 0)).toBe(true);
  await services.deliverMail();
  expect(envelopes()).toContain(email);
  expect(await sendAgain(services, undelivered?.id ?? 0)).toBe(false);
  expect(await listUndelivered(services)).toMatchObject([{ reason: 'suppressed' }]);
});

test.each([
  ['a mailbox that is full', '552 5.2.2 mailbox full', true, 0],
  ['a message that is not wanted', '554 5.6.0 no', true, 0],
  ['a server that does not let us send', '550 5.7.1 relaying denied', false, 0],
  ['greylisting', '451 4.7.1 come back later', false, 0],
])('%s', async (_name, text, isDead, suppressed) => {
  services.mailbox.refusesRecipients = { addresses: /^nobody@/, text };
  await sendContact(services, { email });
  const [, mail] = await readOutbox();
  expect(mail?.deadAt !== null).toBe(isDead);
  expect(await services.db.selectFrom('suppressedRecipients').selectAll().execute()).toHaveLength(suppressed);
});

test('a message that its server refuses after reading it is given up, its recipient is not', async () => {
  services.mailbox.refuseWith = 554;
  await sendContact(services, { email });
  expect(await readOutbox()).toMatchObject([{ deadAt: null }, { isRefused: true, deadAt: expect.any(Date) }]);
  expect(await services.db.selectFrom('suppressedRecipients').selectAll().execute()).toEqual([]);
});

test('the company’s own address is tried again, whatever its server says', async () => {
  services.mailbox.refusesRecipients = { addresses: /^info@/, text: '550 5.1.1 unknown' };
  await sendContact(services, { email });
  expect((await readOutbox())[0]).toMatchObject({ deadAt: null, attempts: 1, lastError: 'EENVELOPE 550' });
  services.mailbox.refusesRecipients = undefined;
  services.clock.advanceMinutes(2);
  await services.deliverMail();
  expect(envelopes()).toContain(services.env.mailTo);
});

test('many refusals in a row keep nobody else waiting', async () => {
  services.mailbox.refusesRecipients = unknown;
  const idle = { ...services, deliverMail: () => Promise.resolve() };
  for (let number = 0; number < 12; number += 1)
    await sendContact(idle, { email: `nobody@${String(number)}.example` });
  await services.deliverMail();
  expect((await readOutbox()).filter(({ sentAt }) => sentAt !== null)).toHaveLength(12);
});
