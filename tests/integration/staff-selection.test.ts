/** What can be chosen for several requests of the list at once. */
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { logIn, stayLoggedIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('a booking is carried out once it has begun, and holds its time until then', async () => {
  const services = await createTestServices(await takeTestDatabase());
  const { body } = await sendExample(forms.appointment, services);
  const { reference } = body as { reference: string };
  for (const table of ['appointments', 'requests'] as const)
    await services.db.updateTable(table).set({ status: 'confirmed' }).execute();
  const session = await logIn(services, 'administrator');
  await stayLoggedIn(services);
  const complete = async () => {
    const { page } = await getStaffPage(services, requestPath(reference), session);
    const isOffered = page.querySelector('input[value="completed"], button[value="completed"]') !== null;
    const step = { actie: 'status', van: 'confirmed', naar: 'completed' };
    return [isOffered, (await postStaffForm(services, requestPath(reference), step, session)).status];
  };
  expect(await complete()).toEqual([false, 409]);
  const startsAt = new Date('2026-11-27T10:00+01:00');
  services.clock.advanceMinutes((startsAt.getTime() - services.clock.now.getTime()) / 60_000);
  expect(await complete()).toEqual([true, 303]);
});
