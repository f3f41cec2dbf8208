/** Mails that were sent, and that the database could not be told of at once. */
import { createDelivery } from '#server/mail/outbox.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aContact, jsonRequest, send } from '../support/contact.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('writes down what was sent also when the database fails for a moment', async () => {
  const services = await createTestServices(await takeTestDatabase());
  const idle = { ...services, deliverMail: () => Promise.resolve() };
  await Promise.all(
    Array.from({ length: 4 }, () =>
      send(idle, jsonRequest(aContact({ email: `${randomUUID()}@delinde.example` }))),
    ),
  );
  let faults = 1;
  const db = services.db.withPlugin({
    transformQuery: ({ node }) => {
      const isClaim = 'with' in node && node.with;
      if (!isClaim && faults-- > 0) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  let isOpen = false;
  const sentWhileOpen: boolean[] = [];
  const openTransport = () => {
    isOpen = true;
    return {
      send: async () => {
        await sleep(sentWhileOpen.length === 0 ? 10 : 100);
        sentWhileOpen.push(isOpen);
      },
      close: () => {
        isOpen = false;
      },
    };
  };
  await createDelivery({ ...services, db, openTransport })();
  expect(sentWhileOpen).toEqual(Array.from({ length: 8 }, () => true));
  services.clock.advanceMinutes(2);
  await createDelivery({ ...services, openTransport })();
  expect(sentWhileOpen).toHaveLength(8);
});
