import { sendDigest } from '#server/staff/digest.ts';
import { expect, test } from 'vitest';
import { bookAppointment } from '../support/appointments.ts';
import { forms, sendExample, sendRequest } from '../support/forms.ts';
import { createTestServices, servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

/** Runs the digest at a moment, and returns the mails that it sent. */
async function digestAt(moment: string) {
  services.clock.now = new Date(moment);
  services.mailbox.mails.length = 0;
  await sendDigest(services);
  return services.mailbox.mails;
}

const tuesday = '2026-11-24T06:30:00Z';

test('the digest lists the requests that wait longer than promised, by kind', async () => {
  // All are sent on Monday at 10:00: the callback was promised for 12:00, the other two for later.
  const reference = await sendRequest(services, 'callback');
  await sendExample(forms.application, services);
  await bookAppointment(services);
  const [mail, ...others] = await digestAt(tuesday);
  expect(others).toEqual([]);
  expect(mail?.envelopeTo).toEqual([services.env.mailTo]);
  expect(mail?.subject).toBe('Wacht langer dan beloofd: 1');
  for (const text of [
    ...['Terugbelverzoeken: 1', 'Bo Jansen', '+31 6 12345678', 'beloofd: maandag 23 november om 12:00'],
    `https://www.example.nl/beheer/verzoeken/${reference}`,
  ])
    expect(mail?.text).toContain(text);
  expect(mail?.text).not.toContain('Sollicitaties');
  const [wednesday] = await digestAt('2026-11-25T06:30:00Z');
  expect(wednesday?.text).toContain('Afspraken zonder bevestiging: 1');
  expect(wednesday?.text).toContain('Kim Visser, Kantoor Noord');
  const [nextWeek] = await digestAt('2026-12-01T06:30:00Z');
  expect(nextWeek?.text).toContain('Sollicitaties zonder antwoord: 1');
  expect(nextWeek?.text).not.toContain('Afspraken'); // the appointment has passed
});

test('no digest is sent when nothing waits', async () => {
  await sendExample(forms.callback, services);
  await services.db.updateTable('callbackRequests').set({ status: 'called' }).execute();
  await sendExample(forms.callback, services, { website: 'x' });
  expect(await digestAt(tuesday)).toEqual([]);
});

test('the digest is sent once a day, however often and by however many servers it is run', async () => {
  await sendExample(forms.callback, services);
  const other = await createTestServices(services.env.databaseUrl, { mailbox: services.mailbox });
  other.clock.now = new Date(tuesday);
  await Promise.all([digestAt(tuesday), sendDigest(other), sendDigest(other)]);
  await sendDigest(services);
  expect(services.mailbox.mails).toHaveLength(1);
  expect(services.mailbox.mails[0]?.messageId).toBe('<digest.2026-11-24@www.example.nl>');
  expect(await digestAt('2026-11-25T06:30:00Z')).toHaveLength(1);
});

test.each([
  ['2026-11-24T05:30:00Z', 0], // winter: half past six
  ['2026-11-24T06:30:00Z', 1],
  ['2027-06-01T05:30:00Z', 1], // summer: half past seven
  ['2027-06-01T06:30:00Z', 0],
  ['2026-11-28T06:30:00Z', 0], // Saturday
])('the digest is sent at half past seven in Amsterdam on working days: at %s %i', async (moment, count) => {
  await sendExample(forms.callback, services);
  expect(await digestAt(moment)).toHaveLength(count);
});
