/** A rejected form, as a page shows it again without script. */
import { pickTexts } from '#i18n/pick-texts.ts';
import { translator } from '#i18n/translate.ts';
import { ApplicationForm } from '#islands/ApplicationForm.tsx';
import { BookingForm } from '#islands/BookingForm.tsx';
import { ContactForm } from '#islands/ContactForm.tsx';
import { LoginForm } from '#islands/LoginForm.tsx';
import { TestimonialForm } from '#islands/TestimonialForm.tsx';
import type { AppointmentSlot } from '#domain/booking.ts';
import type { FormState } from '#contracts/answer.ts';
import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const texts = pickTexts(translator('nl'), [
  'form',
  'validation',
  'person',
  'contact',
  'callback',
  'appointmentForm',
  'applicationForm',
  'testimonialForm',
  'login',
]);
const page = { locale: 'nl', texts, privacyHref: '/privacy' } as const;
const login = { phone: '030', phoneHref: 'tel:030', portalUrl: 'https://portal.example', homeHref: '/' };
const slots = ['10:00', '11:00'] as AppointmentSlot[];
const days = ['2026-03-02', '2026-03-03'].map((day) => ({ day, slots }));
const offered = { days, isKnown: true };

function refused(values: Record<string, string>, errors: Record<string, string> = {}): FormState {
  return { values, errors, title: 'Er klopt iets niet', text: 'Verbeter de velden.' };
}

function render(island: ReactElement) {
  const html = renderToString(island);
  return { html, form: parse(html) };
}

function renderBooking(state: { initial?: FormState; chosen?: Record<string, string> }) {
  return render(
    <BookingForm {...page} {...state} offered={offered} quoteHref="/contact" timesAction="/afspraak?times" />,
  );
}

function renderContact(initial: FormState) {
  return render(<ContactForm {...page} initial={initial} />);
}

/** The chosen values of selects, radio buttons and checkboxes, by name. */
function readChoices(form: ReturnType<typeof parse>) {
  const lists = form.querySelectorAll('select').map((list) => {
    const chosen = list.querySelectorAll('option[selected]').map((option) => option.getAttribute('value'));
    return [list.getAttribute('name'), chosen.join()];
  });
  const ticked = form.querySelectorAll('input[checked]');
  const boxes = ticked.map((box) => [box.getAttribute('name'), box.getAttribute('value')]);
  return Object.fromEntries([...lists, ...boxes]) as Record<string, string>;
}

describe('the answers of a refused form', () => {
  test.each([
    '"><script>alert(1)</script>',
    "' onfocus=alert(1) x='",
    '$& $1 \\',
    'é٣',
    '\nOp een nieuwe regel',
  ])('are restored as typed: %j', (value) => {
    const { form, html } = renderContact(refused({ naam: value, bericht: value }, { naam: value }));
    expect(form.getElementById('naam')?.getAttribute('value')).toBe(value);
    // The first line break in a textarea is not part of its text.
    expect(form.getElementById('bericht')?.text.replace(/^\n/, '')).toBe(value);
    expect(form.querySelector('[role=alert] a')?.text).toBe(value);
    expect(form.getElementById('naam-error')?.text).toBe(value);
    expect(html).not.toContain('<script');
    expect(form.querySelector('[onfocus]')).toBeNull();
  });

  test('are restored in selects, radio buttons and checkboxes', () => {
    const values = { functie: 'andere', ervaring: 'geen', beschikbaarheid: 'weekend', consentsToKeep: 'on' };
    const { form } = render(<ApplicationForm {...page} initial={refused(values)} />);
    expect(readChoices(form)).toEqual(values);
  });

  test('are restored in a rating, which otherwise starts with all stars', () => {
    const { form } = render(<TestimonialForm {...page} initial={refused({ rating: '2' })} />);
    expect(readChoices(form)).toEqual({ rating: '2', service: '' });
    expect(readChoices(render(<TestimonialForm {...page} />).form)).toEqual({ rating: '5', service: '' });
  });

  test('are restored as the day and the time of a booking', () => {
    const values = { appointmentDate: '2026-03-03', timeSlot: '10:00', frequency: 'wekelijks' };
    const initial = refused(values, { timeSlot: 'Bezet' });
    const { form } = renderBooking({ initial });
    expect(readChoices(form)).toEqual(values);
    const times = form.getElementById('timeSlot');
    expect(times?.getAttribute('aria-describedby')).toBe('timeSlot-error');
    const error = form.getElementById('timeSlot-error');
    expect(error?.text).toBe('Bezet');
    expect(error?.nextElementSibling?.querySelectorAll('[name=timeSlot]')).not.toEqual([]);
  });

  test('say nothing of a time as long as the day is missing', () => {
    const { form } = renderBooking({ initial: refused({}, { timeSlot: 'Tijd?', appointmentDate: 'Dag?' }) });
    expect(form.getElementById('appointmentDate')?.firstElementChild?.nextElementSibling?.text).toBe('Dag?');
    expect(form.querySelectorAll('[id$="-error"]').map(({ id }) => id)).toEqual(['appointmentDate-error']);
    expect(form.querySelectorAll('[role=alert] a').map(({ text }) => text)).toEqual(['Dag?']);
  });

  test('are never restored in the password or the honeypot', () => {
    const values = { username: 'sanne', password: 'geheim', website: 'https://spam.example' };
    const { form, html } = render(<LoginForm {...page} {...login} initial={refused(values)} />);
    expect(form.getElementById('username')?.getAttribute('value')).toBe('sanne');
    expect(html).not.toContain('geheim');
    expect(renderContact(refused(values)).html).not.toContain('spam.example');
  });
});

describe('what is wrong with a refused form', () => {
  test('is above it, takes the focus and links to each field in order', () => {
    const errors = { naam: 'Vul uw naam in', service: 'Kies een dienst' };
    const { form } = renderContact(refused({}, errors));
    const summary = form.querySelector('form')?.firstElementChild;
    expect(summary?.getAttribute('role')).toBe('alert');
    expect(summary?.getAttribute('tabindex')).toBe('-1');
    expect(summary?.hasAttribute('autofocus')).toBe(true);
    expect(summary?.querySelector('h2')?.text).toBe('Er klopt iets niet');
    expect(summary?.querySelector('p')?.text).toBe('Verbeter de velden.');
    expect(summary?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['#naam', 'Vul uw naam in'],
      ['#service', 'Kies een dienst'],
    ]);
    for (const [name, text] of Object.entries(errors)) {
      const control = form.getElementById(name);
      expect(control?.getAttribute('aria-invalid')).toBe('true');
      expect(control?.getAttribute('aria-describedby')).toBe(`${name}-error`);
      expect(form.getElementById(`${name}-error`)?.text).toBe(text);
    }
    expect(form.querySelectorAll('[aria-invalid]')).toHaveLength(2);
  });

  test('is added to what describes the field already, and stands last in it', () => {
    const { form } = renderContact(refused({}, { bericht: 'Te lang' }));
    const field = form.getElementById('bericht');
    expect(field?.getAttribute('aria-describedby')).toBe('bericht-hint bericht-error');
    const error = field?.nextElementSibling;
    expect([error?.id, error?.text]).toEqual(['bericht-error', 'Te lang']);
    expect(error?.nextElementSibling).toBeNull();
  });
});

test('a booking begins with the day and the time of its address, unless they cannot be', () => {
  const chosen = { appointmentDate: '2026-03-03', timeSlot: '11:00' };
  expect(readChoices(renderBooking({ chosen }).form)).toMatchObject(chosen);
  const { form } = renderBooking({ chosen: { appointmentDate: '"><script>', timeSlot: '11:00' } });
  expect(readChoices(form)).toEqual({});
  expect(form.querySelectorAll('[name=timeSlot]')).toHaveLength(0);
});
