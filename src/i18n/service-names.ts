/** The names of a service, which stand together in each language, and the texts made of them. */
import { serviceIds, services, type ServiceForm, type ServiceId, type ServiceValue } from '#services';

interface Names {
  /** In menus, in the footer and as a link; one or two words where the language has them. */
  menu: string;
  /** The premises, as a choice in the forms for a quote, a booking and a price. */
  choice: string;
  /** The kind of work, for search engines. */
  cleaning: string;
  /** As a choice in the form for a testimonial, and below one that is published. */
  testimonial: string;
  /** Search words of its page, in its metadata: never seen on the page. Separated by commas. */
  keywords: string;
}

/** The names of each service in a language. */
export type ServiceNames = Record<ServiceId, Names>;

/** One name of each service, by its id. */
export function namesById(names: ServiceNames, kind: keyof Names): Record<ServiceId, string> {
  const entries = serviceIds.map((id) => [id, names[id][kind]]);
  return Object.fromEntries(entries) as Record<ServiceId, string>;
}

/** The labels of a form's choices, by the values that it sends. */
export function namesByValue<Form extends ServiceForm>(
  names: ServiceNames,
  form: Form,
): Record<ServiceValue<Form>, string> {
  const kind = form === 'testimonial' ? 'testimonial' : 'choice';
  const entries = serviceIds.map((id) => [services[id][form], names[id][kind]]);
  return Object.fromEntries(entries) as Record<ServiceValue<Form>, string>;
}
