/** What a link brings along to a form: a service, or a question that the search did not answer. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ServiceId } from '#paths';
import type { Appointment } from '#contracts/appointment.ts';
import type { Contact } from '#contracts/contact.ts';

/** In the address of the form's page; the name of the field. */
export const serviceParameter = 'service';
export const messageParameter = 'bericht';

const quoteCodes = {
  pharmacy: 'apotheek',
  gp: 'huisarts',
  sme: 'mkb',
  office: 'kantoor',
  care: 'zorgcentrum',
  specialist: 'specialistisch',
} as const satisfies Record<ServiceId | 'specialist', Contact['service']>;

export const bookingCodes: Record<ServiceId, Appointment['service']> = { ...quoteCodes, care: 'zorgcentra' };

/** Path of the quote request, with a service chosen when one is given. */
export function pathToQuote(locale: Locale, service?: ServiceId | 'specialist'): string {
  const path = pathTo('contact', locale);
  return service ? withService(path, quoteCodes[service]) : path;
}

/** Path of the booking, with a service chosen. */
export function pathToBooking(locale: Locale, service: ServiceId): string {
  return withService(pathTo('appointment', locale), bookingCodes[service]);
}

function withService(path: string, code: string): string {
  return `${path}?${serviceParameter}=${code}`;
}

/** Path of the quote request for a service, to which an encoded message is added. */
export function pathToQuoteWith(locale: Locale, service: ServiceId): string {
  return `${pathToQuote(locale, service)}&${messageParameter}=`;
}

/** Path of the quote request, with a message begun. */
export function pathToQuestion(locale: Locale, message: string): string {
  return `${pathTo('contact', locale)}?${new URLSearchParams({ [messageParameter]: message }).toString()}`;
}

/** What a price indication is carried over with, in any language. */
const maxMessageLength = 500;

/** The message that an address has begun. */
export function messageInAddress(parameters: URLSearchParams): Record<string, string> {
  const message = (parameters.get(messageParameter) ?? '').slice(0, maxMessageLength);
  return message ? { [messageParameter]: message } : {};
}

/** What the address of a form's page has chosen: nothing unless the form offers it. */
export function chosenInAddress(
  parameters: URLSearchParams,
  offered: readonly string[],
): Record<string, string> {
  const service = parameters.get(serviceParameter) ?? '';
  return offered.includes(service) ? { service } : {};
}
