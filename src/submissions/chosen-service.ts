/** A link from the page of a service to a form brings the service along: its form has it chosen. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ServiceId } from '#i18n/routes.ts';
import type { Appointment } from '#submissions/appointment.ts';
import type { Contact } from '#submissions/contact.ts';

/** In the address of the form's page; the name of the field. */
export const serviceParameter = 'service';

const quoteCodes = {
  pharmacy: 'apotheek',
  gp: 'huisarts',
  sme: 'mkb',
  office: 'kantoor',
  care: 'zorgcentrum',
  specialist: 'specialistisch',
} as const satisfies Record<ServiceId | 'specialist', Contact['service']>;

const bookingCodes: Record<ServiceId, Appointment['service']> = { ...quoteCodes, care: 'zorgcentra' };

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

/** What the address of a form's page has chosen: nothing unless the form offers it. */
export function chosenInAddress(
  parameters: URLSearchParams,
  offered: readonly string[],
): Record<string, string> {
  const service = parameters.get(serviceParameter) ?? '';
  return offered.includes(service) ? { service } : {};
}
