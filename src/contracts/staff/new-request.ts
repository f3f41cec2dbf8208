/** A request made by telephone or in person, which staff enters. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { callbackSubjects } from '#contracts/callback.ts';
import { contactServices, type Contact } from '#contracts/contact.ts';
import { optionalLine, optionalText, requiredLine } from '#contracts/fields.ts';
import { optionalEmail, requiredPhone } from '#contracts/person.ts';
import { staffPath, type Colleague, type StaffFrame } from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

export const newRequestPath = `${staffPath}/verzoeken/nieuw`;
export const newRequestAction = 'invoeren';

/** One choice tells the kind and its subject: a quote for a service, or a call about something. */
export const newRequestSchema = z.object({
  soort: z.enum([...callbackSubjects, ...contactServices], 'Kies waar het over gaat.'),
  naam: requiredLine('validation.nameRequired'),
  telefoon: requiredPhone(),
  bedrijf: optionalLine(),
  email: optionalEmail(),
  bericht: optionalText(),
  /** The language of the answers. */
  taal: z._default(z.enum(locales), defaultLocale),
  /** The assignee; empty for nobody. */
  aan: z.string().check(z.regex(/^\d{0,9}$/)),
  /** Names the request, so that a form that is sent twice enters one. */
  kenmerk: z.uuid(),
});

export type NewRequest = z.output<typeof newRequestSchema>;
export type NewRequestField = keyof NewRequest;

/** True for a choice that asks for a quote. */
export function isService(choice: NewRequest['soort']): choice is Contact['service'] {
  return (contactServices as readonly string[]).includes(choice);
}

export interface NewRequestPage extends StaffFrame {
  /** False for a role that does not see quotes. */
  mayEnterQuotes: boolean;
  colleagues: Colleague[];
  values: Partial<Record<NewRequestField, string>>;
  errors: Partial<Record<NewRequestField, string>>;
}
