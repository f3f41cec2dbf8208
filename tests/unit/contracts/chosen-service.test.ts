import { defaultLocale } from '#i18n/locales.ts';
import { serviceIds } from '#services';
import { appointmentServices } from '#contracts/appointment.ts';
import { readPreselection, pathToBooking, pathToQuote } from '#contracts/form-links.ts';
import { contactServices } from '#contracts/contact.ts';
import { expect, test } from 'vitest';

const links = [
  { form: 'the quote request', pathTo: pathToQuote, offered: contactServices },
  { form: 'the booking', pathTo: pathToBooking, offered: appointmentServices },
];

test.each(links)('the link of a service page to $form preselects its service', ({ pathTo, offered }) => {
  const chosen = serviceIds.map((id) => {
    const { searchParams } = new URL(pathTo(defaultLocale, id), 'https://www.example.nl');
    return readPreselection(searchParams, offered).service;
  });
  expect(new Set(chosen).size).toBe(serviceIds.length);
  expect(chosen).not.toContain(undefined);
});

test('a service that a form does not offer is not preselected', () => {
  expect(readPreselection(new URLSearchParams({ service: 'zorgcentra' }), contactServices)).toEqual({});
  expect(readPreselection(new URLSearchParams(), contactServices)).toEqual({});
});
