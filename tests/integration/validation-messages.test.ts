/** Browser and server show the same error message for a field, in every language. */
import { zodResolver } from '@hookform/resolvers/zod';
import { locales, type Locale } from '#i18n/locales.ts';
import { pickTexts } from '#i18n/pick-texts.ts';
import { translatorOf, type Namespace } from '#i18n/texts.ts';
import { translator } from '#i18n/translate.ts';
import { applicationFormTexts } from '#islands/ApplicationForm.tsx';
import { bookingFormTexts } from '#islands/BookingForm.tsx';
import { callbackFormTexts } from '#islands/CallbackForm.tsx';
import { contactFormTexts } from '#islands/ContactForm.tsx';
import { issueText } from '#islands/fields/Field.tsx';
import { testimonialFormTexts } from '#islands/TestimonialForm.tsx';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

interface Mistakes {
  /** The namespaces of the form's island. */
  texts: readonly Namespace[];
  /** An invalid value by field. */
  wrong: Record<string, unknown>;
}

const line = 'a'.repeat(101);
const text = 'a'.repeat(4001);
const motivatie = 'a'.repeat(49);
const choices = { functie: '', ervaring: '', beschikbaarheid: '' };

const catalogue: Record<keyof typeof forms, Mistakes> = {
  contact: {
    texts: contactFormTexts,
    wrong: { naam: '', bedrijf: ' ', email: 'noor@', telefoon: '12', service: '', bericht: text },
  },
  callback: { texts: callbackFormTexts, wrong: { onderwerp: '', preferredTime: 'nacht', bericht: text } },
  application: {
    texts: applicationFormTexts,
    wrong: { naam: 'A', email: '', telefoon: '061234567', adres: 'Laan', ...choices, motivatie },
  },
  testimonial: {
    texts: testimonialFormTexts,
    wrong: { customerName: '', company: line, service: '', rating: null, testimonialText: '\u0000 \n' },
  },
  appointment: {
    texts: bookingFormTexts,
    wrong: { frequency: '', squareMeters: 'veel', appointmentDate: '', timeSlot: '', telefoon: '' },
  },
  // Its form has no island, and so can use every text.
  newsletter: { texts: ['form', 'person', 'validation'], wrong: { email: `${'a'.repeat(250)}@b.nl` } },
};

let services: TestServices;
beforeEach(async () => {
  // Rejecting answers needs no database.
  services = await createTestServices('postgres://nobody:x@127.0.0.1:1/none');
});

type Form = keyof typeof forms;

/** The errors of each field in the island. */
async function askBrowser(name: Form, changes: object, locale: Locale) {
  const values = forms[name].example({ ...changes });
  const options = { fields: {}, shouldUseNativeValidation: false };
  const schema = forms[name].form.schema as ZodMiniType<FieldValues, FieldValues>;
  const { errors } = await zodResolver(schema)(values, undefined, options);
  const t = translatorOf(pickTexts(translator(locale), catalogue[name].texts));
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, issueText(t, error)]));
}

async function askServer(name: Form, changes: object, locale: Locale): Promise<unknown> {
  const { status, body } = await sendExample(forms[name], services, { ...changes, taal: locale });
  expect(status).toBe(422);
  return (body as { fields: unknown }).fields;
}

const cases = (Object.keys(catalogue) as Form[]).flatMap((name) =>
  Object.entries(catalogue[name].wrong).map(([field, value]) => ({ name, field, value })),
);

test.each(cases)('browser and server refuse $field of $name alike', async ({ name, field, value }) => {
  const said = new Set<string>();
  for (const locale of locales) {
    const server = await askServer(name, { [field]: value }, locale);
    expect(await askBrowser(name, { [field]: value }, locale)).toEqual(server);
    expect(server).toEqual({ [field]: expect.stringMatching(/^[^{|]+$/) });
    said.add(JSON.stringify(server));
  }
  expect(said.size).toBe(locales.length);
});
