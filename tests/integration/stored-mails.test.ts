import { expect, test } from 'vitest';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

test('sends a mail that the release before has stored, with its words', async () => {
  const services = await createTestServices(await takeTestDatabase());
  await services.db
    .insertInto('outbox')
    .values({
      ...{ reference: 'OFF-1', messageId: '<1@example.nl>', recipient: 'noor@delinde.example' },
      ...{ replyTo: 'info@example.nl', subject: 'Uw aanvraag', createdAt: services.clock.now },
      ...{ nextAttemptAt: services.clock.now, htmlBody: '<p>Dag Noor</p>' },
      textBody: 'Dag Noor,\n\nDank u.\n\n-- \nBlinkvast\n\nU stuurde ons een formulier.\n',
    })
    .execute();
  await services.deliverMail();
  const [mail] = services.mailbox.mails;
  expect(mail?.subject).toBe('Uw aanvraag');
  expect(mail?.text).toMatch(/^Dag Noor,\n\nDank u\.\n\n-- \n[^]+\n\nU stuurde ons een formulier\.\n+$/);
  expect(mail?.html).toContain('Dag Noor,<br><br>Dank u.');
});

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
