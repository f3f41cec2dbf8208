import { joinUnits } from '#i18n/units.ts';
import { company } from '#company';
import { expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { getPage } from '../support/pages.ts';
import { servicesPerTest } from '../support/test-services.ts';

const { callback } = forms;

const services = servicesPerTest();

/**
 * Sends a request at a moment; returns the response, its confirmation page, and its mails by
 * recipient.
 */
async function ask(changes: Record<string, unknown>, at = '2026-11-20T13:40:00Z') {
  services.clock.now = new Date(at);
  const { body } = await sendExample(callback, services, changes);
  const { confirmation, ...answer } = body as Record<'message' | 'reference' | 'confirmation', string>;
  const mailTo = (address: string) => services.mailbox.mailsTo(address)[0];
  const { page } = await getPage(services, confirmation);
  return { ...answer, mailTo, page };
}

test('a request for a call back needs a name, a number and a subject only', async () => {
  const { message, mailTo } = await ask({ email: '', bericht: undefined, preferredTime: null });
  expect(await readRows(callback, services)).toMatchObject([
    { email: null, bericht: null, preferredTime: null },
  ]);
  expect(services.mailbox.mails).toHaveLength(1);
  expect(message).toContain(joinUnits('binnen 2 kantooruren terug: vandaag voor 16:40 uur.'));
  const companyMail = mailTo(services.env.mailTo);
  expect(companyMail?.text).not.toContain('Antwoord op deze e-mail');
  expect(companyMail?.replyTo).toMatchObject([{ address: services.env.mailTo }]);
});

test('a call back for a part of the day is promised within its hours, on the page and in the mail too', async () => {
  const { message, mailTo, page } = await ask({ preferredTime: 'avond' }, '2026-11-20T10:00:00Z');
  expect(message).toContain(joinUnits('in het dagdeel dat u koos: vandaag tussen 17:00 en 20:00 uur.'));
  const moment = 'vrijdag 20 november tussen 17:00 en 20:00 uur';
  expect(mailTo('bo@jansen.example')?.text).toContain(joinUnits(moment));
  expect(page.querySelector('[data-deadline]')?.text.replace(/\s/g, ' ')).toBe(moment);
});

test('an urgent call back is mailed as urgent, and its sender is told to call at once instead', async () => {
  const { message, mailTo, page } = await ask({ onderwerp: 'spoedhulp' });
  expect(message).toContain(`Bel ${company.phone.replaceAll(' ', '\u00a0')}, dag en nacht.`);
  expect(mailTo(services.env.mailTo)?.subject).toMatch(/^Spoed: Bo Jansen wil gebeld worden/);
  expect(mailTo('bo@jansen.example')?.text).toContain('dag en nacht');
  const [first] = page.querySelectorAll('main a[href^="tel:"]');
  expect(first?.text).toContain(company.phone);
  const steps = page.querySelector('[data-next-steps]');
  expect(steps?.text).toContain('Wij bellen het nummer dat u hebt opgegeven. Houd uw telefoon bij u.');
  expect(steps?.querySelector('a')).toBeNull();
});

test('a call back about a complaint is mailed as a complaint, and its page and mail advertise nothing', async () => {
  const { mailTo, page } = await ask({ onderwerp: 'klacht' });
  expect(mailTo(services.env.mailTo)?.subject).toMatch(/^Klacht: Bo Jansen wil gebeld worden/);
  expect(mailTo('bo@jansen.example')?.text).not.toMatch(/offerte/i);
  expect(page.querySelector('main')?.text).not.toMatch(/offerte/i);
  expect(page.querySelector('[data-next-steps] a')).toBeNull();
  expect(page.text).not.toContain('Kunt u niet wachten?');
});
