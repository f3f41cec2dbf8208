import { company } from '#company';
import { locales } from '#i18n/locales.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { logoId } from '#server/mail/layout.ts';
import { expect, test } from 'vitest';
import { findOwnPromises } from '../../scripts/site-checks/promises/find-own.ts';
import { bookForToken, cancelForGood, post } from '../support/appointments.ts';
import { calendarOf } from '../support/calendar.ts';
import { sendContact } from '../support/contact.ts';
import { forms, sendExample, sendRequest } from '../support/forms.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

test.each<[keyof typeof forms, locale: string, subject: string, lines: string[]]>([
  [
    'contact',
    'ar',
    'Offerteaanvraag van Apotheek De Linde',
    [
      ...['Naam: Noor de Vries', 'Bedrijf: Apotheek De Linde', 'E-mailadres: noor@delinde.example'],
      ...['Telefoonnummer: +31 30 123 4567', 'Drie ochtenden per week, 180 m².', 'Taal: Arabisch'],
      'Reageren uiterlijk: dinsdag 24 november om 10:00',
    ],
  ],
  [
    'application',
    'es',
    'Sollicitatie van Jip de Boer',
    [
      ...['Telefoonnummer: +31 6 87654321', 'Adres en woonplaats: Dorpsstraat 1, Utrecht'],
      ...['Gewenste functie: Kwaliteitscontroleur', 'Werkervaring: 3\u00a0tot 5\u00a0jaar'],
      ...['Beschikbaarheid: Deeltijd (20–32\u00a0uur)', 'Motivatie: Ik zie het meteen'],
      ...['Cv: Schoonmaak, 2019-2024', 'Mag een jaar bewaard worden: Ja', 'Taal: Spaans'],
      'Reageren uiterlijk: maandag 30 november om 10:00',
    ],
  ],
  [
    'testimonial',
    'en',
    'Ervaring van Sanne Bakker',
    [
      ...['Naam: Sanne Bakker', 'Naam mag bij de tekst: Ja', 'Bedrijf: Praktijk Zuid', 'Plaats: Utrecht'],
      ...['Uw beoordeling: 4', 'Uw ervaring: Elke ochtend zijn de kamers op tijd klaar.', 'Taal: Engels'],
    ],
  ],
])('the mail about %s sent in %s is in Dutch, with every answer', async (form, taal, subject, lines) => {
  const { body } = await sendExample(forms[form], services, { taal });
  const { reference, message } = body as { reference: string; message: string };
  expect(message).not.toMatch(/\{\w+\}/);
  const [mail] = services.mailbox.mailsTo(services.env.mailTo);
  expect(mail?.subject).toBe(`${subject} (${reference})`);
  for (const line of [...lines, requestPath(reference)]) expect(mail?.text).toContain(line);
  const isAnswered = form !== 'testimonial';
  expect(/Reageren uiterlijk|Antwoord op deze/.test(mail?.text ?? '')).toBe(isAnswered);
  const sender = forms[form].example().email ?? services.env.mailTo;
  expect(mail?.replyTo).toMatchObject([{ address: sender }]);
});

test('the mail to the company shows what was typed as text, never as markup', async () => {
  await sendContact(services, { naam: '<img src=x onerror=alert(1)>', bericht: 'a\n<b>"&\'' });
  const [mail] = services.mailbox.mailsTo(services.env.mailTo);
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail?.html).toContain('a<br>&lt;b&gt;&quot;&amp;&#39;');
});

test.each([
  ['contact', 'noor@delinde.example', 'Rundgang'],
  ['appointment', 'kim@noord.example', 'href="https://www.example.nl/de/termin/verwalten?token=AFS-'],
] as const)('the sender of %s gets a mail in their language, without answers', async (form, email, words) => {
  const typed = { taal: 'de', naam: 'Zzyzx', bericht: 'Qwertz', specialRequests: 'Qwertz' };
  const reference = await sendRequest(services, form, typed);
  const [mail] = services.mailbox.mailsTo(email);
  expect(mail?.replyTo).toMatchObject([{ address: company.email }]);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain('Dienstag, 24. November, um 10:00\u00a0Uhr');
  expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  expect(mail?.html).toContain(words);
  expect(mail?.raw).not.toMatch(/Zzyzx|Qwertz|Linde"|Apotheek|Kantoor Noord/);
  expect(mail?.text).not.toMatch(/\{\w+\}/);
});

test('each mail embeds its logo, loads nothing from a server, and keeps its stored Message-ID and date', async () => {
  await sendContact(services);
  const stored = await services.db.selectFrom('outbox').select('messageId').execute();
  const { mails } = services.mailbox;
  const ids = stored.map(({ messageId }) => messageId);
  expect(mails.map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
  for (const { html, pictures, attachments, raw, messageId, date, headers } of mails) {
    expect(pictures).toMatchObject([
      { contentId: `<${logoId}>`, disposition: 'inline', mimeType: 'image/png' },
    ]);
    expect(html?.match(/src="[^"]*"/g)).toEqual([`src="cid:${logoId}"`]);
    expect(attachments).toEqual([]);
    expect(raw.length).toBeLessThan(30_000);
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@www\.example\.nl>$/);
    expect(new Date(date ?? '')).toEqual(services.clock.now);
    const automatic = { key: 'auto-submitted', value: 'auto-generated' };
    expect(headers).toContainEqual(expect.objectContaining(automatic));
  }
});

/** Splits what visitors read, in mails and in the given messages, into lines and sentences. */
function linesOf(messages: readonly string[]): string[] {
  const mails = services.mailbox.mails.filter(({ envelopeTo }) => !envelopeTo.includes(services.env.mailTo));
  const texts = mails.flatMap((mail) => [
    ...[mail.subject, mail.text],
    ...mail.attachments.flatMap(() => ['SUMMARY', 'DESCRIPTION'].map(calendarOf(mail).event)),
  ]);
  return [...texts, ...messages].join('\n').split(/\n|(?<=[.!?؟])\s+/);
}

test.each(locales)('each promise to a visitor in %s has the fixed wording of its language', async (taal) => {
  const messages: string[] = [];
  for (const form of [forms.contact, forms.callback, forms.application, forms.testimonial])
    messages.push(((await sendExample(form, services, { taal })).body as { message: string }).message);
  const { token } = await bookForToken(services, { taal });
  await post(services, { token, action: 'move', appointmentDate: '2026-12-02', timeSlot: '11:00' });
  await cancelForGood(services, token);
  await services.deliverMail();
  const lines = linesOf(messages);
  expect(services.mailbox.mails.length).toBeGreaterThan(8);
  expect(findOwnPromises(lines, taal)).toEqual([]);
});
