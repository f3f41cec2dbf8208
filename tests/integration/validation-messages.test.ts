/**
 * What is wrong with a field is said in the same words by the browser and by the server, in every
 * language.
 */
import { joinUnits } from '#i18n/units.ts';
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
import { beforeEach, describe, expect, test } from 'vitest';
import { forms, sendExample, type FormUnderTest } from '../support/forms.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

interface FormWithMessages extends FormUnderTest {
  /** The namespaces that its island is given. */
  texts: readonly Namespace[];
  /** Field, what is sent in it, and the Dutch message. */
  messages: [field: string, value: unknown, message: string][];
}

const line = 'a'.repeat(101);
const text = 'a'.repeat(4001);
const phone = 'Vul een geldig telefoonnummer in, bijvoorbeeld 030\u00a0123\u00a045\u00a067';
const noPhone = 'Vul uw telefoonnummer in';
const invalidEmail = 'Ongeldig e-mailadres';
const tooLong = 'Gebruik hooguit 100 karakters (nu 1 te veel)';
const textTooLong = 'Gebruik hooguit 4000 karakters (nu 1 te veel)';

const catalogue: Record<keyof typeof forms, FormWithMessages> = {
  contact: {
    ...forms.contact,
    texts: contactFormTexts,
    messages: [
      ['naam', '', 'Vul uw naam in'],
      ['bedrijf', ' ', 'Vul de naam van uw bedrijf in'],
      ['email', 'noor@', invalidEmail],
      ['telefoon', '12', phone],
      ['service', '', 'Selecteer een dienst'],
      ['bericht', text, textTooLong],
    ],
  },
  callback: {
    ...forms.callback,
    texts: callbackFormTexts,
    messages: [
      ['onderwerp', '', 'Selecteer een onderwerp'],
      ['preferredTime', 'nacht', 'Kies een van de mogelijkheden'],
      ['bericht', text, textTooLong],
    ],
  },
  application: {
    ...forms.application,
    texts: applicationFormTexts,
    messages: [
      ['naam', 'A', 'Naam moet minimaal 2 karakters zijn'],
      ['naam', '', 'Vul uw naam in'],
      ['email', '', 'Vul uw e-mailadres in'],
      ['telefoon', '', noPhone],
      ['telefoon', '061234567', 'Telefoonnummer moet minimaal 10 karakters zijn'],
      ['adres', 'Laan', 'Adres moet minimaal 5 karakters zijn'],
      ['functie', '', 'Selecteer een functie'],
      ['ervaring', '', 'Selecteer uw ervaring'],
      ['beschikbaarheid', '', 'Selecteer uw beschikbaarheid'],
      ['motivatie', 'a'.repeat(49), 'Motivatie moet minimaal 50 karakters zijn'],
      ['cv', 'a'.repeat(20_001), 'Gebruik hooguit 20000 karakters (nu 1 te veel)'],
    ],
  },
  testimonial: {
    ...forms.testimonial,
    texts: testimonialFormTexts,
    messages: [
      ['customerName', '', 'Vul uw naam in'],
      ['company', line, tooLong],
      ['service', '', 'Selecteer een dienst'],
      ['rating', null, 'Geef 1 tot 5 sterren'],
      ['testimonialText', '\u0000 \n', 'Vertel in een paar woorden wat u van ons werk vindt'],
    ],
  },
  appointment: {
    ...forms.appointment,
    texts: bookingFormTexts,
    messages: [
      ['service', '', 'Selecteer een dienst'],
      ['frequency', '', 'Kies hoe vaak'],
      ['squareMeters', 'veel', 'Vul een heel getal in van 1 tot 1.000.000, bijvoorbeeld 340'],
      ['appointmentDate', '', 'Selecteer een datum'],
      ['timeSlot', '', 'Selecteer een tijd'],
      ['naam', '', 'Vul uw naam in'],
      ['bedrijf', '', 'Vul de naam van uw bedrijf in'],
      ['email', '', 'Vul uw e-mailadres in'],
      ['telefoon', '', noPhone],
    ],
  },
  newsletter: {
    ...forms.newsletter,
    // Its form has no island, and so every text.
    texts: ['form', 'person', 'validation'],
    messages: [
      ['email', '', 'Vul uw e-mailadres in'],
      ['email', 'noor@', invalidEmail],
      ['email', `${'a'.repeat(250)}@b.nl`, 'Gebruik hooguit 254 karakters (nu 1 te veel)'],
    ],
  },
};

let services: TestServices;
beforeEach(async () => {
  // A refusal of answers needs no database.
  services = await createTestServices('postgres://nobody:x@127.0.0.1:1/none');
});

/** What the island says below each field, as it gets its texts and its errors. */
async function askBrowser({ form, texts, example }: FormWithMessages, changes: object, locale: Locale) {
  const values = example({ ...changes });
  const options = { fields: {}, shouldUseNativeValidation: false };
  const schema = form.schema as ZodMiniType<FieldValues, FieldValues>;
  const { errors } = await zodResolver(schema)(values, undefined, options);
  const t = translatorOf(pickTexts(translator(locale), texts));
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, issueText(t, error)]));
}

async function askServer(form: FormWithMessages, changes: object, locale: Locale): Promise<unknown> {
  const { status, body } = await sendExample(form, services, { ...changes, taal: locale });
  expect(status).toBe(422);
  return (body as { fields: unknown }).fields;
}

const cases = Object.entries(catalogue).flatMap(([name, form]) =>
  form.messages.map(([field, value, message]) => ({
    name,
    form,
    field,
    changes: { [field]: value },
    message,
    shown: `"${String(value).slice(0, 20)}"`,
  })),
);

describe.each(cases)('$name: $shown as $field', ({ form, field, changes, message }) => {
  test('is refused in the same words by browser and server, in six languages', async () => {
    const said = new Set<string>();
    for (const locale of locales) {
      const server = await askServer(form, changes, locale);
      expect(await askBrowser(form, changes, locale)).toEqual(server);
      expect(server).toEqual({ [field]: expect.stringMatching(/^[^{|]+$/) });
      said.add(JSON.stringify(server));
    }
    expect(said.size).toBe(locales.length);
    expect(await askServer(form, changes, 'nl')).toEqual({ [field]: joinUnits(message) });
  });
});
