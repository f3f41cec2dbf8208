/**
 * The table `requests` matches the form tables, for each kind of request after it is sent and after
 * its release from quarantine, and after changes of a booking.
 */
import { requestKinds, type RequestKind } from '#domain/staff/statuses.ts';
import { holdTime, move } from '#server/appointments/changes.ts';
import { quarantineActions } from '#contracts/staff/quarantine.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { describe, expect, test } from 'vitest';
import { listRequests } from '../../scripts/demo/list-requests.ts';
import { forms, readRows, sendRequest } from '../support/forms.ts';
import { changeVisit } from '../support/series.ts';
import { logIn, postStaffForm } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const robot = { website: 'x' };

const services = servicesPerTest();

/** Reads the columns of `requests` that come from the submissions. */
function readList() {
  const requests = services.db.selectFrom('requests').orderBy('reference');
  return requests
    .select(['reference', 'kind', 'status', 'locale', 'page', 'referrer', 'words'])
    .select(['name', 'company', 'email', 'phone', 'quarantineReasons', 'createdAt', 'dueAt', 'sortAt'])
    .execute();
}

/** Expects the list to equal one that is rebuilt from the form tables. */
async function expectAgreement(): Promise<void> {
  const listed = await readList();
  await services.db.deleteFrom('requests').execute();
  await listRequests(services.db);
  expect(listed).toEqual(await readList());
}

/** Runs `act`, and expects `requests` to change and to match the form tables. */
async function change(act: () => Promise<unknown>): Promise<void> {
  const before = await readList();
  await act();
  expect(await readList()).not.toEqual(before);
  await expectAgreement();
}

const send = (kind: RequestKind, changes: Record<string, unknown> = {}) =>
  sendRequest(services, kind, { submissionId: crypto.randomUUID(), ...changes });

describe.each(requestKinds)('a request of the kind %s', (kind) => {
  test('is listed once when it is sent, even if it is sent twice or quarantined', async () => {
    const submissionId = crypto.randomUUID();
    await change(() => send(kind, { submissionId }));
    const [row = {}] = await readRows(forms[kind], services);
    const { naam, customerName = naam, bedrijf = null, company = bedrijf, ...others } = row;
    const { email = null, telefoon: phone = null } = others;
    const [listed] = await readList();
    expect(listed).toMatchObject({ name: customerName, company, email, phone });
    for (const name of ['bericht', 'specialRequests', 'motivatie', 'cv', 'adres', 'testimonialText'])
      expect(listed?.words).toContain(others[name] ?? '');
    await send(kind, { submissionId });
    await expectAgreement();
    await change(() => send(kind, robot));
  });

  test('is no longer quarantined in the list after its release', async () => {
    const session = await logIn(services, 'administrator');
    // Tries urgent callbacks and complaints too, because their position in the list differs.
    for (const onderwerp of kind === 'callback' ? ['overig', 'spoedhulp', 'klacht'] : ['overig']) {
      const reference = await send(kind, { ...robot, onderwerp });
      services.clock.advanceMinutes(60);
      const fields = { actie: quarantineActions.release };
      await change(() => postStaffForm(services, requestPath(reference), fields, session));
    }
  });
});

const confirmation = { actie: 'bevestigen', prijs: '95' };
const confirm = async (reference: string) =>
  changeVisit(services, reference, await logIn(services, 'administrator'), confirmation);
const later = { day: '2026-12-02', slot: '11:00' } as const;

test.each<[string, (reference: string) => Promise<unknown>]>([
  ['staff confirms it', confirm],
  ['its visitor holds the time', (reference) => holdTime(services, reference, '192.0.2.1')],
  ['its visitor moves it', (reference) => move(services, reference, later, '192.0.2.1')],
])('a booking changes in the list too when %s', async (_, act) => {
  const reference = await send('appointment');
  services.clock.advanceMinutes(30);
  await change(() => act(reference));
});
