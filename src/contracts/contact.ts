/** The quote request. */
import { maxLengths, optionalText, requiredLine } from '#contracts/fields.ts';
import { optionalPhone, requiredEmail } from '#contracts/person.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import { serviceValues } from '#services';
import * as z from 'zod/mini';

export const contactPath = '/api/contact';

export const contactServices = [...serviceValues('quote'), 'specialistisch', 'anders'] as const;

export const contactSchema = z.object({
  naam: requiredLine('validation.nameRequired'),
  bedrijf: requiredLine('person.companyRequired'),
  email: requiredEmail(),
  telefoon: optionalPhone(),
  service: z.enum(contactServices, 'form.serviceRequired'),
  bericht: optionalText(maxLengths.message),
});

export const contactContract = {
  name: 'contact',
  path: contactPath,
  screen: 'contact',
  schema: contactSchema,
  failureTitleKey: 'contact.failureTitle',
  referencePrefix: 'OFF',
  retention: { labelKey: 'legal.contact', days: 730 },
} as const satisfies SubmissionContract;

/** The answers as stored: trimmed, the telephone number as E.164. */
export type Contact = z.output<typeof contactSchema>;
