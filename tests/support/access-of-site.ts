/** Access of each role to the statistics, the health page and the counts of waiting requests. */
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { figuresFilePath, figuresPath } from '#contracts/staff/figures.ts';
import { waitingPath } from '#contracts/staff/frame.ts';
import { healthActions, healthPath } from '#contracts/staff/health.ts';
import { answering, everyone, managers, type Expected } from './access.ts';
import { firstMail } from './staff-rows.ts';
import type { TestServices } from './test-services.ts';

/** The rows of the table, in the database of a test. */
export function siteRows(services: () => TestServices): Record<string, Expected> {
  return {
    [figuresPath]: { page: managers, actions: {} },
    [figuresFilePath]: {
      address: () => `${figuresFilePath}?cijfer=herkomst`,
      page: managers,
      actions: {},
    },
    [waitingPath]: { page: everyone, actions: {} },
    [healthPath]: {
      page: managers,
      actions: {
        [healthActions.resend]: {
          fields: async () => ({ mail: await aDeadMail(services()) }),
          answers: answering(303, managers),
        },
        [healthActions.release]: {
          fields: async () => ({ email: await aSuppressedAddress(services()) }),
          answers: answering(303, managers),
        },
      },
    },
  };
}

/** The id of a mail that was given up. */
async function aDeadMail(services: TestServices): Promise<string> {
  const id = await firstMail(services);
  const dead = { sentAt: null, deadAt: services.clock.now };
  await services.db.updateTable('outbox').set(dead).where('id', '=', Number(id)).execute();
  return id;
}

/** A suppressed address. */
async function aSuppressedAddress({ db, env, clock }: TestServices): Promise<string> {
  const address = 'weg@voorbeeld.example';
  const key = recipientKeyOf(address, env) ?? '';
  await db.insertInto('suppressedRecipients').values({ key, createdAt: clock.now }).execute();
  return address;
}
