/** Stored mails of customers. */
import type { ReceivedMail } from '#server/inbox/read.ts';
import { storeMail } from '#server/inbox/store.ts';
import { receivedFilePath } from '#contracts/staff/request.ts';
import { randomUUID } from 'node:crypto';
import type { TestServices } from './test-services.ts';

/** Stores a customer's mail; returns its time, in the format of the request page's forms. */
export async function aReply(services: TestServices, reference: string, changes?: Partial<ReceivedMail>) {
  const { db, clock } = services;
  const { now } = clock;
  const mail: ReceivedMail = {
    ...{ id: `<${randomUUID()}@jansen.example>`, sender: 'bo@jansen.example', recipients: '', answered: [] },
    ...{ subject: 'Re: Uw verzoek', text: 'Graag dinsdag.', isCut: false, leftOut: [], isAutomatic: false },
    isUndelivered: false,
    files: [],
    ...changes,
  };
  await storeMail(db, mail, { reference, at: now, now });
  return now.toISOString();
}

/** Stores a customer's mail with a file; returns the path of the file. */
export async function aReceivedFile(services: TestServices, reference: string): Promise<string> {
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  await aReply(services, reference, { files: [file] });
  const { id } = await services.db.selectFrom('receivedFiles').select('id').executeTakeFirstOrThrow();
  return receivedFilePath(reference, String(id));
}
