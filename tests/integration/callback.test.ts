import { joinUnits } from '#i18n/units.ts';
import { company } from '#company';
import { translator } from '#i18n/translate.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { getPage } from '../support/pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, forgetCounts, type TestServices } from '../support/test-services.ts';

const { callback } = forms;

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});

/** Sends a request at a moment, and gives the answer with the mails by their recipient. */
async function ask(changes: Record<string, unknown> = {}, at = '2026-11-20T13:40:00Z') {
  const services = await createTestServices(databaseUrl);
  await forgetCounts(services);
  services.clock.now = new Date(at);
  const { body } = await sendExample(callback, services, changes);
  const { message, reference } = body as { message: string; reference: string };
  const mailTo = (address: string) =>
    services.mailbox.mails.find(({ envelopeTo }) => envelopeTo.includes(address));
  return { services, message, reference, mailTo };
}

/** The page to which a request leads. */
async function confirm(changes: Record<string, unknown>) {
  const services = await createTestServices(databaseUrl);
  await forgetCounts(services);
  const { body } = await sendExample(callback, services, changes);
  const { page } = await getPage(services, (body as { confirmation: string }).confirmation);
  return page;
}

async function findRow(services: TestServices, reference: string) {
  const rows = await readRows(callback, services);
  return rows.find((row) => row.reference === reference);
}

describe('a request to be called back', () => {
  test('is stored as it was sent', async () => {
    const { services, reference } = await ask();
    expect(reference).toMatch(/^TEL-/);
    expect(await findRow(services, reference)).toMatchObject({
      naam: 'Bo Jansen',
      telefoon: '+31612345678',
      email: 'bo@jansen.example',
      onderwerp: 'offerte-aanvraag',
      bericht: 'Graag voor de middag.',
      preferredTime: 'ochtend',
      status: 'pending',
    });
  });

  test.each([
    ['14 030', '+3114030'],
    ['+32 0475 12 34 56', '+32475123456'],
  ])('to %s is stored as the number to dial', async (telefoon, number) => {
    const { services, reference } = await ask({ telefoon });
    expect(await findRow(services, reference)).toMatchObject({ telefoon: number });
  });

  test('needs a name, a number and a subject only', async () => {
    const { services, reference, mailTo } = await ask({ email: '', bericht: undefined, preferredTime: null });
    expect(await findRow(services, reference)).toMatchObject({
      email: null,
      bericht: null,
      preferredTime: null,
    });
    expect(services.mailbox.mails).toHaveLength(1);
    const companyMail = mailTo(services.env.mailTo);
    expect(companyMail?.text).not.toContain('Antwoord op deze e-mail');
    expect(companyMail?.replyTo).toMatchObject([{ address: services.env.mailTo }]);
  });

  test.each([
    [
      'nl',
      '2026-11-20T13:40:00Z',
      'Bedankt! Wij bellen u binnen 2 kantooruren terug: vandaag voor 16:40 uur. Uw',
    ],
    ['nl', '2026-11-19T16:30:00Z', 'terug: morgen voor 09:30 uur. Uw referentie is'],
    ['nl', '2026-11-21T12:00:00Z', 'terug: maandag voor 10:00 uur. Uw referentie is'],
    ['nl', '2026-12-24T16:30:00Z', 'terug: maandag voor 09:30 uur. Uw referentie is'],
    ['en', '2026-11-21T12:00:00Z', 'We will call you back within 2 working hours: by 10:00 on Monday.'],
    ['es', '2026-11-20T13:40:00Z', ': hoy antes de las 16:40.'],
    ['de', '2026-11-21T12:00:00Z', ': am Montag bis 10:00\u00a0Uhr.'],
    ['fr', '2026-11-19T16:30:00Z', ': demain avant 9\u00a0h\u00a030.'],
    ['ar', '2026-11-20T13:40:00Z', 'خلال ساعتَي عمل: اليوم قبل الساعة 16:40.'],
  ])('in %s at %s is answered: %s', async (taal, at, text) => {
    const { message, reference } = await ask({ taal, preferredTime: 'altijd' }, at);
    expect(message).toContain(joinUnits(text));
    expect(message).toContain(reference);
  });

  test('for a part of the day is promised within its hours, on the page and in the mail too', async () => {
    const { services, message, mailTo } = await ask({ preferredTime: 'avond' }, '2026-11-20T10:00:00Z');
    expect(message).toContain(joinUnits('in het dagdeel dat u koos: vandaag tussen 17:00 en 20:00 uur.'));
    const moment = 'vrijdag 20 november tussen 17:00 en 20:00 uur';
    expect(mailTo('bo@jansen.example')?.text).toContain(joinUnits(moment));
    const { body } = await sendExample(callback, services, { preferredTime: 'avond' });
    const { page } = await getPage(services, (body as { confirmation: string }).confirmation);
    expect(page.querySelector('[data-deadline]')?.text.replace(/\s/g, ' ')).toBe(moment);
  });

  test('for the evening that has begun is promised until eight, and stays promised when it is sent again', async () => {
    const submissionId = randomUUID();
    const evening = { preferredTime: 'avond', submissionId };
    const { message, services, reference } = await ask(evening, '2026-11-20T17:30:00Z');
    expect(message).toContain('in het dagdeel dat u koos: vandaag voor 20:00\u00a0uur.');
    expect(await findRow(services, reference)).toMatchObject({ dueAt: new Date('2026-11-20T19:00:00Z') });
    const again = await ask(evening, '2026-11-20T17:40:00Z');
    expect(again.message).toContain('vandaag voor 20:00\u00a0uur.');
    expect(again.reference).toBe(reference);
  });

  test('is told to the company in Dutch with every answer, and a reply goes to the sender', async () => {
    const { services, reference, mailTo } = await ask({ taal: 'fr' });
    const mail = mailTo(services.env.mailTo);
    const t = translator('nl');
    expect(mail?.subject).toBe(`Terugbelverzoek van Bo Jansen (${reference})`);
    expect(mail?.replyTo).toMatchObject([{ address: 'bo@jansen.example' }]);
    for (const text of [
      'Telefoonnummer: +31 6 12345678',
      'Onderwerp: Offerteaanvraag',
      `${t('callback.timeLabel')} ${t('callback.ochtend')}`,
      'Bericht: Graag voor de middag.',
      'Taal: Frans',
      'Reageren uiterlijk: maandag 23 november om 12:00\u00a0uur',
    ])
      expect(mail?.text).toContain(text);
  });

  test('that is urgent says so in the subject, and names the number to call at once', async () => {
    const { services, message, mailTo } = await ask({ onderwerp: 'spoedhulp' });
    expect(message).toContain(`Bel ${company.phone.replaceAll(' ', '\u00a0')}, dag en nacht.`);
    expect(mailTo(services.env.mailTo)?.subject).toMatch(/^Spoed: Bo Jansen wil gebeld worden/);
    expect(mailTo('bo@jansen.example')?.text).toContain('dag en nacht');
  });

  test('about a complaint says so in the subject, and sells nothing on the page or in the mail', async () => {
    const { services, mailTo } = await ask({ onderwerp: 'klacht' });
    expect(mailTo(services.env.mailTo)?.subject).toMatch(/^Klacht: Bo Jansen wil gebeld worden/);
    expect(mailTo('bo@jansen.example')?.text).not.toMatch(/offerte/i);
    const page = await confirm({ onderwerp: 'klacht' });
    expect(page.querySelector('main')?.text).not.toMatch(/offerte/i);
    expect(page.querySelector('[data-next-steps] a')).toBeNull();
  });

  test('that is urgent leads to a page that says to call, and to no other page', async () => {
    const urgent = await confirm({ onderwerp: 'spoedhulp' });
    const [first] = urgent.querySelectorAll('main a[href^="tel:"]');
    expect(first?.text).toContain(company.phone);
    const steps = urgent.querySelector('[data-next-steps]');
    expect(steps?.text).toContain('Wij bellen het nummer dat u hebt opgegeven. Houd uw telefoon bij u.');
    expect(steps?.querySelector('a')).toBeNull();
    const calm = await confirm({ onderwerp: 'klacht' });
    expect(calm.text).not.toContain('Kunt u niet wachten?');
  });

  test('is confirmed to the sender in their language, with the moment in full', async () => {
    const { reference, mailTo } = await ask({ taal: 'de', naam: 'Zzyzx' });
    const mail = mailTo('bo@jansen.example');
    expect(mail?.subject).toBe(`Wir rufen Sie zurück (${reference})`);
    expect(mail?.text).toContain(joinUnits('am Montag, 23. November, zwischen 09:00 und 12:00 Uhr'));
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
    expect(mail?.raw).not.toMatch(/Zzyzx|612345678|Graag/);
  });
});
