import { beforeAll, describe, expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const { callback } = forms;

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});

/** Sends a request at a moment, and gives the answer with the mails by their recipient. */
async function ask(changes: Record<string, unknown> = {}, at = '2026-11-20T13:40:00Z') {
  const services = await createTestServices(databaseUrl);
  services.clock.now = new Date(at);
  const { body } = await sendExample(callback, services, changes);
  const { message, reference } = body as { message: string; reference: string };
  const mailTo = (address: string) =>
    services.mailbox.mails.find(({ envelopeTo }) => envelopeTo.includes(address));
  return { services, message, reference, mailTo };
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
    ['nl', '2026-11-20T13:40:00Z', 'Bedankt. Wij bellen u vandaag voor 16:40. Uw referentie is'],
    ['nl', '2026-11-19T16:30:00Z', 'Bedankt. Wij bellen u morgen voor 09:30. Uw referentie is'],
    ['nl', '2026-11-21T12:00:00Z', 'Bedankt. Wij bellen u maandag voor 10:00. Uw referentie is'],
    ['nl', '2026-12-24T16:30:00Z', 'Bedankt. Wij bellen u maandag voor 09:30. Uw referentie is'],
    ['en', '2026-11-21T12:00:00Z', 'Thank you. We will call you on Monday before 10:00.'],
    ['es', '2026-11-20T13:40:00Z', 'Gracias. Le llamaremos hoy antes de las 16:40.'],
    ['de', '2026-11-21T12:00:00Z', 'Vielen Dank. Wir rufen Sie am Montag bis spätestens 10:00 Uhr an.'],
    ['fr', '2026-11-19T16:30:00Z', 'Merci. Nous vous appellerons demain avant 09:30.'],
    ['ar', '2026-11-20T13:40:00Z', 'شكرًا لكم. سنتصل بكم اليوم قبل الساعة 16:40.'],
  ])('in %s at %s is answered: %s', async (taal, at, text) => {
    const { message, reference } = await ask({ taal }, at);
    expect(message).toContain(text);
    expect(message).toContain(reference);
  });

  test('is told to the company in Dutch with every answer, and a reply goes to the sender', async () => {
    const { services, reference, mailTo } = await ask({ taal: 'fr' });
    const mail = mailTo(services.env.mailTo);
    expect(mail?.subject).toBe(`Terugbelverzoek van Bo Jansen (${reference})`);
    expect(mail?.replyTo).toMatchObject([{ address: 'bo@jansen.example' }]);
    for (const text of [
      'Telefoonnummer: +31612345678',
      'Onderwerp: Offerteaanvraag',
      'Wanneer bereikbaar?: Ochtend (09:00–12:00)',
      'Bericht: Graag voor de middag.',
      'Taal: Français',
      'Reageren uiterlijk: vrijdag 20 november om 16:40',
    ])
      expect(mail?.text).toContain(text);
  });

  test('that is urgent says so in the subject', async () => {
    const { services, mailTo } = await ask({ onderwerp: 'spoedhulp' });
    expect(mailTo(services.env.mailTo)?.subject).toMatch(/^Spoed: Bo Jansen wil gebeld worden/);
  });

  test('is confirmed to the sender in their language, with the moment in full', async () => {
    const { reference, mailTo } = await ask({ taal: 'de', naam: 'Zzyzx' });
    const mail = mailTo('bo@jansen.example');
    expect(mail?.subject).toBe(`Wir rufen Sie zurück (${reference})`);
    expect(mail?.text).toContain('bis spätestens Freitag, 20. November um 16:40 Uhr');
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
    expect(mail?.raw).not.toMatch(/Zzyzx|612345678|Graag/);
  });
});
