/** What JSON may hold where a form of the workspace has a text. */
import { handleStaff } from '#server/staff/handle.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { call, jsonPost } from '../support/requests.ts';
import { logIn } from '../support/staff.ts';
import { formTokenOf } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

const own = { origin: 'https://www.example.nl', 'sec-fetch-site': 'same-origin' };
const odd = { toString: 1 };

test('is refused, and is no fault of ours', async () => {
  const services = await createTestServices(await takeTestDatabase());
  const { body } = await sendExample(forms.callback, services);
  const { reference } = body as { reference: string };
  const session = await logIn(services, 'administrator');
  const token = await formTokenOf(services, session);
  const post = async (path: string, fields: Record<string, unknown>) => {
    const all = { [staffFields.token]: token, ...fields };
    const request = jsonPost(path, all, { ...own, ...session });
    return (await call(handleStaff, services, request)).response.status;
  };
  const chosen = { [staffFields.action]: 'aangevinkt', doe: 'naar:called' };
  expect(await post('/beheer', chosen)).toBe(303);
  expect(await post('/beheer', { ...chosen, [staffFields.token]: odd })).toBe(403);
  expect(await post('/beheer', { ...chosen, [staffFields.action]: odd })).toBe(400);
  expect(await post('/beheer', { ...chosen, doe: odd })).toBe(422);
  expect(await post('/beheer', { ...chosen, 'kies-\0': 'pending' })).toBe(400);
  expect(await post('/beheer', { ...chosen, adres: odd, [`kies-${reference}`]: odd })).toBe(303);
  const step = { [staffFields.action]: 'status', van: '__proto__', naar: 'closed' };
  expect(await post(requestPath(reference), step)).toBe(422);
  expect(services.logged).toEqual([]);
});
