/** Parameters of a link to a form: a service, or a query that the search did not answer. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { services, type ServiceId } from '#services';

/** In the address of the form's page; the name of the field. */
export const serviceParameter = 'service';
export const messageParameter = 'bericht';

/** Path of the quote request, with a service chosen when one is given. */
export function pathToQuote(locale: Locale, service?: ServiceId | 'specialist'): string {
  const path = pathTo('contact', locale);
  if (!service) return path;
  return withService(path, service === 'specialist' ? 'specialistisch' : services[service].quote);
}

/** Path of the booking, with a service chosen. */
export function pathToBooking(locale: Locale, service: ServiceId): string {
  return withService(pathTo('appointment', locale), services[service].booking);
}

function withService(path: string, value: string): string {
  return `${path}?${serviceParameter}=${value}`;
}

/** Path of the quote request for a service, to which an encoded message is added. */
export function pathToQuoteWith(locale: Locale, service: ServiceId): string {
  return `${pathToQuote(locale, service)}&${messageParameter}=`;
}

/** Path of the quote request, with a message begun. */
export function pathToQuestion(locale: Locale, message: string): string {
  return `${pathTo('contact', locale)}?${new URLSearchParams({ [messageParameter]: message }).toString()}`;
}

/** The longest price message to prefill, in any language. */
const maxMessageLength = 500;

/** The message that an address has begun. */
export function messageInAddress(parameters: URLSearchParams): Record<string, string> {
  const message = (parameters.get(messageParameter) ?? '').slice(0, maxMessageLength);
  return message ? { [messageParameter]: message } : {};
}

/**
 * Returns the preselected answers in the address of a form's page: nothing unless the form offers
 * it.
 */
export function chosenInAddress(
  parameters: URLSearchParams,
  offered: readonly string[],
): Record<string, string> {
  const service = parameters.get(serviceParameter) ?? '';
  return offered.includes(service) ? { service } : {};
}
