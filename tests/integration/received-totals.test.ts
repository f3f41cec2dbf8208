/** What comes with mails is limited in total: files by request and day, texts by day. */
import { exportPerson } from '#server/staff/persons/export.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { anAnswer } from '../support/received.ts';
import { eventsOf } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

test('a request keeps 50 MB of files, which an export has whole; those that follow are named only', async () => {
  const reference = await sendRequest(services, 'contact');
  const bytes = Buffer.alloc(5 * 1024 * 1024, 'x');
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes };
  for (let mails = 0; mails < 11; mails += 1) await anAnswer(services, reference, { files: [file] });
  const events = await eventsOf(services, reference);
  const named = events.map(({ detail }) => (detail as { leftOut: string[] }).leftOut);
  expect(named).toEqual([...Array.from({ length: 10 }, () => []), ['plan.pdf']]);
  const { files } = await exportPerson(services, { email: 'bo@jansen.example', phone: undefined, also: [] });
  expect(files).toHaveLength(10);
});

test('all requests together keep 500 MB of files a day', async () => {
  const reference = await sendRequest(services, 'contact');
  const other = await sendRequest(services, 'callback');
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  const keeps = async () => {
    await anAnswer(services, reference, { files: [file] });
    const last = (await eventsOf(services, reference)).at(-1);
    return (last?.detail as { leftOut: string[] }).leftOut.length === 0;
  };
  await anAnswer(services, other, { files: Array.from({ length: 100 }, () => file) });
  expect(await keeps()).toBe(true);
  await sql`update received_files set content = decode(repeat('00', 5242880), 'hex')
    where event_id in (select id from request_events where reference = ${other})`.execute(services.db);
  expect(await keeps()).toBe(false);
  services.clock.advanceMinutes(24 * 60 + 1);
  expect(await keeps()).toBe(true);
});

test('of long mails the first part is kept when the day has 10 MB of texts', async () => {
  const reference = await sendRequest(services, 'contact');
  const text = 'Graag dinsdag. '.repeat(100);
  const lastOf = async () => {
    await anAnswer(services, reference, { text });
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
