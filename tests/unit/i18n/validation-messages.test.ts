/** Browser and server have the same message for an invalid field, in every language. */
import { translateIssue } from '#i18n/issues.ts';
import { locales } from '#i18n/locales.ts';
import { pickTexts } from '#i18n/pick-texts.ts';
import { translatorOf, type Namespace } from '#i18n/texts.ts';
import { translator } from '#i18n/translate.ts';
import { applicationFormTexts } from '#islands/ApplicationForm.tsx';
import { bookingFormTexts } from '#islands/BookingForm.tsx';
import { callbackFormTexts } from '#islands/CallbackForm.tsx';
import { contactFormTexts } from '#islands/ContactForm.tsx';
import { testimonialFormTexts } from '#islands/TestimonialForm.tsx';
import { expect, test } from 'vitest';
import { forms } from '../../support/forms.ts';

const line = 'a'.repeat(101);
const text = 'a'.repeat(4001);
const motivatie = 'a'.repeat(49);
const choices = { functie: '', ervaring: '', beschikbaarheid: '' };

/** Per form: the namespaces of its island, and an invalid value by field. */
const catalogue: Record<keyof typeof forms, [readonly Namespace[], Record<string, unknown>]> = {
  contact: [
    contactFormTexts,
    { naam: '', bedrijf: ' ', email: 'noor@', telefoon: '12', service: '', bericht: text },
  ],
  callback: [callbackFormTexts, { onderwerp: '', preferredTime: 'nacht', bericht: text }],
  application: [
    applicationFormTexts,
    { naam: 'A', email: '', telefoon: '061234567', adres: 'Laan', ...choices, motivatie },
  ],
  testimonial: [
    testimonialFormTexts,
    { customerName: '', company: line, service: '', rating: null, testimonialText: '\u0000 \n' },
  ],
  appointment: [
    bookingFormTexts,
    { frequency: '', squareMeters: 'veel', appointmentDate: '', timeSlot: '', telefoon: '' },
  ],
  // The newsletter form has no island, so that every text is available to it.
  newsletter: [['form', 'person', 'validation'], { email: `${'a'.repeat(250)}@b.nl` }],
};

const cases = (Object.keys(catalogue) as (keyof typeof forms)[]).flatMap((name) =>
  Object.entries(catalogue[name][1]).map(([field, value]) => ({ name, field, value })),
);

test.each(cases)('browser and server refuse $field of $name alike', ({ name, field, value }) => {
  const { form, example } = forms[name];
  const { error } = form.schema.safeParse(example({ [field]: value }));
  const [{ path, message } = { path: [], message: '' }] = error?.issues ?? [];
  expect(path).toEqual([field]);
  const messages = locales.map((locale) => translateIssue(translator(locale), message));
  const shown = locales.map((locale) =>
    translateIssue(translatorOf(pickTexts(translator(locale), catalogue[name][0])), message),
  );
  expect(shown).toEqual(messages);
  expect(messages).toEqual(locales.map((): unknown => expect.stringMatching(/^[^{|]+$/)));
  expect(new Set(messages).size).toBe(locales.length);
});
