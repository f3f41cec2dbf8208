import { expect, test } from 'vitest';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

test('sends the others also beside a mail that this release cannot read, and keeps that one', async () => {
  const services = await createTestServices(await takeTestDatabase());
  const body = { subject: 'Uw aanvraag', blocks: [], locale: 'nl', reason: 'U stuurde ons een formulier.' };
  await insert(services, 'read@delinde.example', body);
  await insert(services, 'unread@delinde.example', { ...body, blocks: [{ kind: 'poem', text: 'Roses' }] });
  await services.deliverMail();
  expect(services.mailbox.mails.flatMap(({ envelopeTo }) => envelopeTo)).toEqual(['read@delinde.example']);
  const [unread] = await services.db.selectFrom('outbox').selectAll().where('sentAt', 'is', null).execute();
  expect(unread).toMatchObject({ recipient: 'unread@delinde.example', attempts: 1, isKept: true });
  expect(unread?.deadAt).toBeNull();
});

async function insert({ db, clock }: TestServices, recipient: string, body: object): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      ...{ reference: 'OFF-1', messageId: `<${recipient}>`, recipient, replyTo: 'info@example.nl' },
      ...{ subject: 'Uw aanvraag', createdAt: clock.now, nextAttemptAt: clock.now },
      body: JSON.stringify(body),
    })
    .execute();
}
