/** A person with data in every part of the site, and the search for that data. */
import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { appointmentToken } from '#server/appointments/link.ts';
import { sendDigest } from '#server/staff/digest.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { quarantineActions } from '#contracts/staff/quarantine.ts';
import { queueActions, queueFields, queuePath } from '#contracts/staff/queue.ts';
import { requestActions, requestPath } from '#contracts/staff/request.ts';
import { sendApplication } from './application-with-file.ts';
import { holdTime, post } from './appointments.ts';
import { forms, sendExample, sendRequest } from './forms.ts';
import { aReply } from './received.ts';
import { post as postLogin } from './login.ts';
import { postStaffForm } from './staff.ts';
import type { TestServices } from './test-services.ts';

type Session = Record<string, string>;

/** Data that an erasure has to remove. It occurs in no other row of a test's database. */
export const person = {
  ...{ naam: 'Zebedeus Quackelaar', bedrijf: 'Quackelaar Kwekerij', email: 'zeb@quackelaar.example' },
  ...{ telefoon: '06 98 76 54 32', adres: 'Quackelweg 7, Utrecht' },
};
const traces = ['quackel', 'zebedeus', 'zebed%c3%a9', '698765432', '98 76 54 32', 'zeb%40', 'orchideeën'];
/** Some of these words in hex, as in a `bytea` column, and in Base64, as in mails and links. */
const encoded = ['quackelaar', 'Quackelaar', 'Zebedeus', 'zeb@quackelaar.example'].flatMap((word) => [
  Buffer.from(word).toString('hex'),
  Buffer.from(word).toString('base64').replace(/=+$/, ''),
]);

const { naam, bedrijf, email, telefoon, adres } = person;
/** The content of the file of the application. */
export const cv = '%PDF-1.7 Zebedeus Quackelaar';
const text = 'Wij kweken orchideeën en zoeken een team dat daar voorzichtig omheen werkt, elke week.';

/**
 * Creates every kind of data about the person. Returns the references of submissions with and
 * without an e-mail address.
 */
export async function leaveTraces(services: TestServices, staff: Session) {
  const request = sendRequest.bind(undefined, services);
  const contact = await request('contact', { naam, bedrijf, email, telefoon, bericht: text });
  const references = [
    contact,
    await apply(services),
    await book(services),
    await request('callback', { naam, email: email.toUpperCase(), telefoon, bericht: text, website: 'x' }),
  ];
  const withoutEmail = [
    await request('callback', { naam: 'Z. Q. uit Quackeldijk', email: '', telefoon, bericht: text }),
    await request('testimonial', { customerName: naam, company: bedrijf, testimonialText: text }),
  ];
  // The mail server fails temporarily, and its error is logged.
  services.mailbox.refuseWith = '450 refused for someone@example.nl';
  await sendExample(forms.newsletter, services, { email });
  services.mailbox.refuseWith = undefined;
  // The mail server rejects the address permanently, so that it is suppressed.
  services.mailbox.refusesRecipients = { addresses: /quackelaar/, text: `550 5.1.1 ${email} is unknown` };
  services.clock.advanceMinutes(30);
  await services.deliverMail();
  services.mailbox.refusesRecipients = undefined;
  // A login fails with the e-mail address as the username.
  await postLogin(services, '/api/login', { username: email, password: 'geen idee' });
  await workOn(services, staff, contact);
  return { references, withoutEmail };
}

/** Books, and enters the address of the visit. */
async function book(services: TestServices): Promise<string> {
  const answers = { naam, bedrijf, email, telefoon, specialRequests: text };
  const reference = await sendRequest(services, 'appointment', answers);
  const token = appointmentToken(services.env.appSecret, reference);
  await holdTime(services, token);
  const address = { straat: 'Quackelweg 7', postcode: '3511 AB', plaats: 'Utrecht' };
  await post(services, { token, action: 'address', ...address });
  return reference;
}

async function apply(services: TestServices): Promise<string> {
  const changes = { naam, email, telefoon, adres, motivatie: text, cv: text };
  return (await sendApplication(services, { content: cv, name: 'Zebedeus.pdf', changes })).reference;
}

/** Adds a reply, a note, a resent mail, saved views, a blocked sender, and a digest. */
async function workOn(services: TestServices, staff: Session, reference: string): Promise<void> {
  const act = (action: string, fields: Record<string, unknown> = {}) =>
    postStaffForm(services, requestPath(reference), { [staffFields.action]: action, ...fields }, staff);
  const file = { name: 'Zebedeus.pdf', type: 'application/pdf', bytes: Buffer.from(cv) };
  await aReply(services, reference, { sender: email, text, files: [file] });
  await act(requestActions.note, { tekst: 'Zebedeus belde over zijn orchideeën.' });
  const mails = services.db.selectFrom('outbox').select('id').where('reference', '=', reference);
  const mail = await mails.executeTakeFirstOrThrow();
  await act(requestActions.resend, { mail: String(mail.id) });
  for (const search of ['Quackelaar', 'Zebedéüs']) {
    const view = { [queueFields.view]: new URLSearchParams({ zoek: search }).toString() };
    const action = { [staffFields.action]: queueActions.saveView, naam: `${search.slice(0, 3)} bellen` };
    await postStaffForm(services, queuePath({}), { ...action, ...view }, staff);
  }
  await act(quarantineActions.block);
  services.clock.now = new Date('2026-11-25T06:30:00Z');
  await sendDigest(services);
  await endUnansweredHolds(services);
  await act(quarantineActions.unblock);
  await act(quarantineActions.block);
}

/** Returns the person's data found in a text. */
export const tracesIn = (content: string) => [
  ...traces.filter((trace) => content.toLowerCase().includes(trace)),
  ...encoded.filter((trace) => content.includes(trace)),
];
