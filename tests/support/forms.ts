/** Every form of the site with an example submission, for tests of their common behaviour. */
import { applicationForm } from '#server/forms/application.ts';
import { appointmentForm, handleAppointment } from '#server/appointments/appointment.ts';
import { callbackForm } from '#server/forms/callback.ts';
import { contactForm } from '#server/forms/contact.ts';
import type { Handle } from '#server/http/by-method.ts';
import { handleNewsletter } from '#server/newsletter/newsletter.ts';
import type { Services } from '#server/http/services.ts';
import { handleSubmission } from '#server/forms/endpoint.ts';
import type { SubmissionForm, SubmissionTable } from '#server/forms/form.ts';
import { testimonialForm } from '#server/forms/testimonial.ts';
import type { FormContract } from '#contracts/contract.ts';
import { newsletterContract } from '#contracts/newsletter.ts';
import type { SubmissionName } from '#contracts/registry.ts';
import { randomUUID } from 'node:crypto';
import { jsonPost, send } from './requests.ts';

type Answers = Record<string, unknown>;

export interface FormUnderTest {
  form: FormContract;
  handle: Handle;
  table: SubmissionTable | 'newsletterSubscribers';
  /**
   * Returns a complete submission with a new submission id. The day of a booking is valid on
   * `mondayMorning`.
   */
  example: (changes?: Answers) => Answers;
}

/** The hidden fields of a form that took a person a minute to fill in. */
const anEnvelope = () => ({ submissionId: randomUUID(), taal: 'nl', elapsedMs: 60_000, website: '' });

function submission<Given extends object>(form: SubmissionForm<Given>, answers: Answers): FormUnderTest {
  const example = (changes?: Answers) => ({ ...anEnvelope(), ...answers, ...changes });
  return { form, handle: handleSubmission(form), table: form.table, example };
}

const appointment = submission(appointmentForm, {
  service: 'kantoor',
  frequency: 'wekelijks',
  squareMeters: '340',
  appointmentDate: '2026-11-27',
  timeSlot: '10:00',
  naam: 'Kim Visser',
  bedrijf: 'Kantoor Noord',
  email: 'kim@noord.example',
  telefoon: '030 123 45 67',
  specialRequests: 'De sleutel ligt bij de buren.',
});

const newsletter: FormContract = newsletterContract;

export const forms = {
  contact: submission(contactForm, {
    naam: 'Noor de Vries',
    bedrijf: 'Apotheek De Linde',
    email: 'noor@delinde.example',
    telefoon: '030 - 123 45 67',
    service: 'apotheek',
    bericht: 'Drie ochtenden per week, 180 m².',
  }),
  callback: submission(callbackForm, {
    naam: 'Bo Jansen',
    telefoon: '06 12 34 56 78',
    email: 'bo@jansen.example',
    onderwerp: 'offerte-aanvraag',
    bericht: 'Graag voor de middag.',
    preferredTime: 'ochtend',
  }),
  application: submission(applicationForm, {
    naam: 'Jip de Boer',
    email: 'jip@deboer.example',
    telefoon: '06 87 65 43 21',
    adres: 'Dorpsstraat 1, Utrecht',
    functie: 'kwaliteitscontroleur',
    ervaring: '3-5jaar',
    beschikbaarheid: 'deeltijd',
    motivatie: 'Ik zie het meteen als er iets niet schoon is, en ik leg graag uit hoe het wel moet.',
    cv: 'Schoonmaak, 2019-2024',
    consentsToKeep: true,
  }),
  testimonial: submission(testimonialForm, {
    customerName: 'Sanne Bakker',
    company: 'Praktijk Zuid',
    location: 'Utrecht',
    service: 'Huisartsenpraktijk',
    rating: '4',
    testimonialText: 'Elke ochtend zijn de kamers op tijd klaar.',
    consentsToName: true,
  }),
  appointment: { ...appointment, handle: handleAppointment },
  newsletter: {
    form: newsletter,
    handle: handleNewsletter,
    table: 'newsletterSubscribers',
    example: (changes?: Answers) => ({ ...anEnvelope(), email: `${randomUUID()}@lezer.example`, ...changes }),
  },
} satisfies Record<SubmissionName | 'newsletter', FormUnderTest>;

/** Sends an example of the form as JSON, and waits for its mails. */
export function sendExample(entry: FormUnderTest, services: Services, changes?: Answers, ip?: string) {
  const { form, handle, example } = entry;
  return send(handle, services, jsonPost(form.path, example(changes)), ip);
}

/** Returns the stored rows of a form, oldest first. */
export function readRows({ table }: FormUnderTest, { db }: Services): Promise<Record<string, unknown>[]> {
  return db.selectFrom(table).selectAll().orderBy('id').execute();
}

/** Sends an example of the form; returns its reference. */
export async function sendRequest(services: Services, kind: keyof typeof forms, changes?: Answers) {
  const { body } = await sendExample(forms[kind], services, changes);
  return (body as { reference: string }).reference;
}
