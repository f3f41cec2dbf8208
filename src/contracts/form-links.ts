/** Links to forms, with query parameters for a service or a message. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { services, type ServiceId } from '#services';

/** The query parameter of a service; also the name of the form's field. */
export const serviceParameter = 'service';
export const messageParameter = 'bericht';

/** Path of the quote request, with a service preselected when given. */
export function pathToQuote(locale: Locale, service?: ServiceId | 'specialist'): string {
  const path = pathTo('contact', locale);
  if (!service) return path;
  return withService(path, service === 'specialist' ? 'specialistisch' : services[service].quote);
}

/** Path of the booking form, with a service preselected. */
export function pathToBooking(locale: Locale, service: ServiceId): string {
  return withService(pathTo('appointment', locale), services[service].booking);
}

function withService(path: string, value: string): string {
  return `${path}?${serviceParameter}=${value}`;
}

/** Path of the quote request for a service, ready to append a URL-encoded message. */
export function pathToQuoteWith(locale: Locale, service: ServiceId): string {
  return `${pathToQuote(locale, service)}&${messageParameter}=`;
}

/** Path of the quote request, with a prefilled message. */
export function pathToQuestion(locale: Locale, message: string): string {
  return `${pathTo('contact', locale)}?${new URLSearchParams({ [messageParameter]: message }).toString()}`;
}

/**
 * The maximum length of a prefilled message, which is enough for a message about a price in any
 * language. A longer message is cut off.
 */
const maxMessageLength = 500;

/** Reads the prefilled message; empty without one. */
export function readPrefilledMessage(parameters: URLSearchParams): Record<string, string> {
  const message = (parameters.get(messageParameter) ?? '').slice(0, maxMessageLength);
  return message ? { [messageParameter]: message } : {};
}

/** Reads the preselected service; empty unless the form offers it. */
export function readPreselection(
  parameters: URLSearchParams,
  offered: readonly string[],
): Record<string, string> {
  const service = parameters.get(serviceParameter) ?? '';
  return offered.includes(service) ? { service } : {};
}
