/** The forms as the server renders them, which is all that a visitor without script has. */
import { ApplicationForm, applicationFormTexts } from '#islands/ApplicationForm.tsx';
import { BookingForm, bookingFormTexts } from '#islands/BookingForm.tsx';
import { CallbackForm, callbackFormTexts } from '#islands/CallbackForm.tsx';
import { ContactForm, contactFormTexts } from '#islands/ContactForm.tsx';
import { LoginForm, loginFormTexts } from '#islands/LoginForm.tsx';
import { TestimonialForm, testimonialFormTexts } from '#islands/TestimonialForm.tsx';
import { locales, type Locale } from '#i18n/locales.ts';
import { pickTexts } from '#i18n/pick-texts.ts';
import type { Namespace } from '#i18n/texts.ts';
import { translator } from '#i18n/translate.ts';
import type { FormState } from '#contracts/answer.ts';
import type { OfferedTimes } from '#contracts/appointment.ts';
import { formContracts } from '#contracts/registry.ts';
import { parse, type HTMLElement } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const offered: OfferedTimes = { days: [{ day: '2026-12-18', slots: ['09:00', '11:00'] }], isKnown: true };
const refusal: FormState = { values: {}, errors: {}, title: 'Niet verstuurd', text: 'Kijk hieronder.' };
/** The state of a booking form with a chosen day, because without one it shows no times. */
const withDay: FormState = { ...refusal, values: { appointmentDate: '2026-12-18' } };

function render(name: string, locale: Locale, initial: FormState): HTMLElement {
  const propsFor = (namespaces: readonly Namespace[]) => ({
    ...{ locale, initial, action: '/', privacyHref: '/privacy', phoneHref: 'tel:1', quoteHref: '/offerte' },
    texts: pickTexts(translator(locale), namespaces),
  });
  const links = { phone: '030', portalUrl: '/', homeHref: '/' };
  const forms: Record<string, () => React.ReactNode> = {
    contact: () => <ContactForm {...propsFor(contactFormTexts)} />,
    callback: () => <CallbackForm {...propsFor(callbackFormTexts)} offersEvening />,
    appointment: () => (
      <BookingForm {...propsFor(bookingFormTexts)} {...{ offered, priceFrom: '', timesAction: '/' }} />
    ),
    application: () => <ApplicationForm {...propsFor(applicationFormTexts)} />,
    testimonial: () => <TestimonialForm {...propsFor(testimonialFormTexts)} />,
    login: () => <LoginForm {...propsFor(loginFormTexts)} {...links} />,
  };
  return parse(renderToString(forms[name]?.()));
}

/** Returns the label of the control, or of the group of controls, of an answer. */
function labelOf(form: HTMLElement, name: string): string | undefined {
  const heading = form.querySelector(`#${name}`)?.getAttribute('aria-labelledby') ?? 'none';
  const labels = [`label[for="${name}"]`, `#${name} > legend`, `label:has([name="${name}"])`];
  return form.querySelector([...labels, `#${heading}`].join())?.text;
}

const cases = formContracts.filter(({ name }) => name !== 'newsletter');

test.each(cases)(
  'each answer of the $name form has a labelled control in each language',
  ({ name, schema }) => {
    for (const locale of locales) {
      const form = render(name, locale, withDay);
      for (const field of Object.keys(schema.shape)) {
        expect(form.querySelector(`[name="${field}"]`), `${field} in ${locale}`).not.toBeNull();
        expect(labelOf(form, field), `${field} in ${locale}`).toMatch(/^[^{}]*\p{L}[^{}]*$/u);
      }
    }
  },
);

test.each(cases)('a refused $name form lists each error and shows it at its control', ({ name, schema }) => {
  const fields = Object.keys(schema.shape);
  const errors = Object.fromEntries(fields.map((field) => [field, `Fout in ${field}.`]));
  const form = render(name, 'nl', { ...refusal, errors });
  const links = form.querySelectorAll('[role="alert"] li a');
  expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual(
    fields.map((field) => [`#${field}`, errors[field]]),
  );
  for (const field of fields) {
    const control = form.querySelector(`#${field}`);
    expect(control?.getAttribute('aria-invalid'), field).toBe('true');
    const described = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => form.querySelector(`#${id}`)?.text)).toContain(errors[field]);
  }
});
