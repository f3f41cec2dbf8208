/** A link from the page of a service to a form brings the service along: its form has it chosen. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ServiceId } from '#i18n/routes.ts';
import { contactServices, type Contact } from '#submissions/contact.ts';

/** In the address of the form's page; the name of the field. */
export const serviceParameter = 'service';

const codes: Record<ServiceId, Contact['service']> = {
  pharmacy: 'apotheek',
  gp: 'huisarts',
  sme: 'mkb',
  office: 'kantoor',
  care: 'zorgcentrum',
};

/** Path of the quote request, with a service chosen when one is given. */
export function pathToQuote(locale: Locale, service?: ServiceId | 'specialist'): string {
  if (!service) return pathTo('contact', locale);
  const code = service === 'specialist' ? 'specialistisch' : codes[service];
  return `${pathTo('contact', locale)}?${serviceParameter}=${code}`;
}

/** What an address of the quote request has chosen: nothing unless the form offers it. */
export function chosenInAddress(parameters: URLSearchParams): Record<string, string> {
  const service = contactServices.find((code) => code === parameters.get(serviceParameter));
  return service ? { service } : {};
}
