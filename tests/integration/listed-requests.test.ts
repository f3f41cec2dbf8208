/** The table of requests matches the form tables, after every kind of change. */
import { requestKinds, type RequestKind } from '#domain/staff/statuses.ts';
import { holdTime, move } from '#server/appointments/changes.ts';
import { applyRetention } from '#server/app/retention.ts';
import { readHealth } from '#server/health/health.ts';
import { storedForms } from '#server/registry.ts';
import { listUndelivered } from '#server/staff/health/undelivered.ts';
import { quarantineActions } from '#contracts/staff/quarantine.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { describe, expect, test } from 'vitest';
import { seedDemoData } from '../../scripts/demo/demo-data.ts';
import { sendRequest } from '../support/forms.ts';
import { logIn, postStaffForm } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const dayMs = 24 * 60 * 60 * 1000;
const robot = { website: 'x' };

const services = servicesPerTest();

/** The searchable answers besides the sender's, of all forms. */
const searched = [
  ...['service', 'onderwerp', 'functie', 'adres', 'location'],
  ...['bericht', 'specialRequests', 'motivatie', 'cv', 'testimonialText'],
];

/** The columns that are the same in both tables. */
const copied = [
  ...(['status', 'locale', 'page', 'referrer'] as const),
  ...(['quarantineReasons', 'createdAt', 'dueAt'] as const),
];

/** Urgent requests and complaints are sorted first, and those without a promise last. */
function placeOf({ onderwerp, createdAt, dueAt }: Record<string, unknown>): unknown {
  const years = { spoedhulp: -20, klacht: -10 }[String(onderwerp)];
  if (years === undefined && dueAt !== null) return dueAt;
  return new Date((createdAt as Date).getTime() + (years ?? 100) * 365 * dayMs);
}

/** The expected rows of the list, from the form tables. */
async function readSubmissions() {
  const tables = storedForms.map(async ({ name: kind, table }) => {
    const rows = (await services.db.selectFrom(table).selectAll().execute()) as Record<string, unknown>[];
    return rows.map((row) => ({
      ...Object.fromEntries(copied.map((name) => [name, row[name]])),
      reference: row.reference,
      kind,
      name: row.naam ?? row.customerName,
      company: row.bedrijf ?? row.company ?? null,
      email: row.email ?? null,
      phone: row.telefoon ?? null,
      sortAt: placeOf(row),
      words: searched
        .map((name) => row[name])
        .filter((word) => typeof word === 'string')
        .join(' '),
    }));
  });
  return (await Promise.all(tables)).flat();
}

async function expectAgreement(): Promise<void> {
  const own = ['reference', 'kind', 'name', 'company', 'email', 'phone', 'sortAt', 'words'] as const;
  const listed = await services.db
    .selectFrom('requests')
    .select([...copied, ...own])
    .execute();
  const byReference = (one: { reference: unknown }, other: { reference: unknown }) =>
    String(one.reference).localeCompare(String(other.reference));
  expect(listed.sort(byReference)).toEqual((await readSubmissions()).sort(byReference));
}

/** Changes a request; something of its submission must have changed. */
async function change(act: () => Promise<unknown>): Promise<void> {
  const before = await readSubmissions();
  await act();
  expect(await readSubmissions()).not.toEqual(before);
  await expectAgreement();
}

const send = (kind: RequestKind, changes: Record<string, unknown> = {}) =>
  sendRequest(services, kind, { submissionId: crypto.randomUUID(), ...changes });

describe.each(requestKinds)('a request of the kind %s', (kind) => {
  test('is listed when it is sent, once, also when it is quarantined', async () => {
    const submissionId = crypto.randomUUID();
    await change(() => send(kind, { submissionId }));
    await send(kind, { submissionId });
    await expectAgreement();
    await change(() => send(kind, robot));
  });

  test('is released in the list too', async () => {
    const session = await logIn(services, 'administrator');
    // Those of callbacks keep their place.
    for (const onderwerp of kind === 'callback' ? ['overig', 'spoedhulp', 'klacht'] : ['overig']) {
      const reference = await send(kind, { ...robot, onderwerp });
      services.clock.advanceMinutes(60);
      const fields = { actie: quarantineActions.release };
      await change(() => postStaffForm(services, requestPath(reference), fields, session));
    }
  });

  test('leaves the list when its time is over', async () => {
    await send(kind, robot);
    const inSpring = new Date(services.clock.now.getTime() + 120 * dayMs);
    await change(() => applyRetention(services.db, inSpring));
  });
});

const confirm = async (reference: string) => {
  const session = await logIn(services, 'administrator');
  const fields = { actie: 'bevestigen', volgnummer: '0', prijs: '95' };
  await postStaffForm(services, requestPath(reference), fields, session);
};
const later = { day: '2026-12-02', slot: '11:00' } as const;

// One for each statement that changes a request.
test.each<[string, (reference: string) => Promise<unknown>]>([
  ['staff confirms it', confirm],
  ['its visitor holds the time', (reference) => holdTime(services, reference, '192.0.2.1')],
  ['its visitor moves it', (reference) => move(services, reference, later, '192.0.2.1')],
])('a booking changes in the list too when %s', async (_, act) => {
  const reference = await send('appointment');
  services.clock.advanceMinutes(30);
  await change(() => act(reference));
});

test('the demo data is listed, none of its mails is sent, one is suppressed, and the site is healthy', async () => {
  await change(() => seedDemoData(services.db, services.clock.now, services.env));
  await services.deliverMail();
  expect(services.mailbox.mails).toEqual([]);
  const undelivered = await listUndelivered(services);
  expect(new Set(undelivered.map(({ reason }) => reason))).toEqual(new Set(['refused']));
  const { problems } = await readHealth(services);
  expect(problems.filter((problem) => problem.startsWith('mail'))).toEqual([]);
});
