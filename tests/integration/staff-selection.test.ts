/** What can be chosen for several requests of the list at once. */
import { queuePath } from '#submissions/staff/queue.ts';
import { expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('of bookings several at once can only be completed: a price or a reason has a form of its own', async () => {
  const services = await createTestServices(await createTestDatabase());
  const { body } = await sendExample(forms.appointment, services);
  const { reference } = body as { reference: string };
  await sendExample(forms.callback, services);
  const session = await logIn(services, 'administrator');
  const offered = async (path: string) => {
    const { page } = await getStaffPage(services, path, session);
    return page.querySelectorAll('#doe option').map((option) => option.getAttribute('value'));
  };
  const ofBookings = (await offered(queuePath({ kind: 'appointment' }))).filter(
    (it) => !it?.startsWith('aan:'),
  );
  expect(ofBookings).toEqual(['naar:completed']);
  const ofAll = await offered('/beheer');
  expect(ofAll).toContain('naar:called');
  expect(ofAll).not.toContain('naar:confirmed');
  expect(ofAll).not.toContain('naar:cancelled');
  const forged = { actie: 'aangevinkt', doe: 'naar:confirmed', [`kies-${reference}`]: 'pending' };
  const { location } = await postStaffForm(services, '/beheer', forged, session);
  expect(location).toContain('gekozen-0-1');
  expect(await services.db.selectFrom('requestEvents').selectAll().execute()).toEqual([]);
});

test.each(['99999999999999999999', '1.5', 'iemand', ''])(
  'several at once are given to nobody for the number "%s"',
  async (number) => {
    const services = await createTestServices(await createTestDatabase());
    const { body } = await sendExample(forms.callback, services);
    const { reference } = body as { reference: string };
    const session = await logIn(services, 'administrator');
    const forged = { actie: 'aangevinkt', doe: `aan:${number}`, [`kies-${reference}`]: 'pending' };
    expect((await postStaffForm(services, '/beheer', forged, session)).status).toBe(422);
    expect(await services.db.selectFrom('requestEvents').selectAll().execute()).toEqual([]);
  },
);
