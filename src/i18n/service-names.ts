/**
 * The names of services, and maps from ids and form values to names. The names of a service are
 * kept together in each language.
 */
import { serviceIds, services, type ServiceForm, type ServiceId, type ServiceValue } from '#services';

interface Names {
  /** The name in menus, the footer and links: one or two words where possible. */
  menu: string;
  /** The premises, as an option in the forms for a quote, a booking and a price. */
  choice: string;
  /** The kind of cleaning, for search engines. */
  cleaning: string;
  /** For the option in the testimonial form. */
  testimonial: string;
  /** Keywords in the metadata of the service's page, separated by commas. */
  keywords: string;
}

export type ServiceNames = Record<ServiceId, Names>;

/** Returns one of the names of each service, by its id. */
export function namesById(names: ServiceNames, kind: keyof Names): Record<ServiceId, string> {
  const entries = serviceIds.map((id) => [id, names[id][kind]]);
  return Object.fromEntries(entries) as Record<ServiceId, string>;
}

/** Returns the labels of a form's options, by value. */
export function namesByValue<Form extends ServiceForm>(
  names: ServiceNames,
  form: Form,
): Record<ServiceValue<Form>, string> {
  const kind = form === 'testimonial' ? 'testimonial' : 'choice';
  const entries = serviceIds.map((id) => [services[id][form], names[id][kind]]);
  return Object.fromEntries(entries) as Record<ServiceValue<Form>, string>;
}
