/** The link in the mail about an appointment opens it for a while, and shows little of it. */
import { translator } from '#i18n/translate.ts';
import { beforeEach, expect, test } from 'vitest';
import { bookForToken, cancelForGood, post, view } from '../support/appointments.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const t = translator('nl');
const ended = t('manageAppointment.endedTitle');
const visitor = {
  naam: 'Zebedeus',
  bedrijf: 'Quackelaar',
  email: 'zeb@kwekerij.example',
  telefoon: '0301234567',
};

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
});

test('the page tells whoever has the link when and what, and not for whom', async () => {
  const { token } = await bookForToken(services, visitor);
  const { page, shown } = await view(services, { token });
  expect(shown).toContain('facts');
  expect(page.toString()).not.toMatch(/zebedeus|quackelaar|kwekerij|1234567/i);
});

// The example is on Friday 27 November 2026, from 10:00 to 11:00 in Amsterdam.
test.each([
  ['2026-12-27T09:59:59Z', ['facts', t('appointmentStatus.past')], 200],
  ['2026-12-27T10:00:00Z', [ended], 410],
])('thirty days after its end, at %s, a link shows %j', async (now, expected, status) => {
  const { token, reference } = await bookForToken(services, visitor);
  services.clock.now = new Date(now);
  const { response, page, shown } = await view(services, { token });
  expect([response.status, shown]).toEqual([status, expected]);
  expect(page.querySelector('main')?.text.includes(reference)).toBe(status === 200);
});

test('the link of a cancelled appointment ends as well, and nothing is done by an ended one', async () => {
  const { token, find } = await bookForToken(services, visitor);
  await cancelForGood(services, token);
  services.clock.now = new Date('2026-12-27T10:00:00Z');
  const { response, shown } = await post(services, { token, action: 'keep' });
  expect([response.status, shown]).toEqual([410, [ended]]);
  expect(await find()).toMatchObject({ status: 'cancelled' });
});
