import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('sends a mail that the release before has stored, with its words', async () => {
  const services = await createTestServices(await createTestDatabase());
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
