/** A mail about a request that bounces after our mail server accepted it is seen at its request. */
import { expect, test } from 'vitest';
import { repliesPerTest } from '../support/replies.ts';

const { services, ask } = repliesPerTest();

test('bounces of mails to the customer come to the mailbox, those of other mails to the sender', async () => {
  const { confirmation } = await ask();
  const [toCompany] = services.mailbox.mailsTo(services.env.mailTo);
  expect(confirmation.from?.address).toBe(services.env.mailFrom);
  expect(confirmation.envelopeFrom).toBe(confirmation.replyTo?.[0]?.address);
  expect(toCompany?.envelopeFrom).toBe(services.env.mailFrom);
});

test('a mailbox of another domain than the sender gets no bounces, since SPF is of that domain', async () => {
  services.env.mailFrom = 'info@elders.example';
  const { confirmation } = await ask();
  expect(confirmation.envelopeFrom).toBe('info@elders.example');
  expect(confirmation.replyTo?.[0]?.address).toContain('@example.nl');
});

test('a mail server that refuses the envelope sender is given the mail from its own address', async () => {
  const text = '554 5.2.252 SendAsDenied; info@example.nl not allowed to send as antwoord@example.nl';
  services.mailbox.refusesSenders = { addresses: /^antwoord/, text };
  const { confirmation } = await ask();
  expect(confirmation.envelopeFrom).toBe(services.env.mailFrom);
  expect(await services.db.selectFrom('outbox').select('id').where('sentAt', 'is', null).execute()).toEqual(
    [],
  );
  expect(services.logged).toMatchObject([{ event: 'envelope sender refused' }]);
  expect(JSON.stringify(services.logged)).not.toContain('antwoord@');
});
