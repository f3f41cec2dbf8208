/** The job application, which may be unsolicited. */
import { daysAfter } from '#domain/retention.ts';
import { cvFile } from '#contracts/cv-file.ts';
import { checkbox, maxLengths, optionalText, requiredLine, requiredText } from '#contracts/fields.ts';
import { requiredEmail, requiredPhone } from '#contracts/person.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import * as z from 'zod/mini';

export const applicationPath = '/api/applications';

export const applicationPositions = [
  'schoonmaker',
  'teamleider',
  'kwaliteitscontroleur',
  'administratief',
  'andere',
] as const;
export const applicationExperience = ['geen', '1-2jaar', '3-5jaar', '5plus'] as const;
export const applicationAvailability = ['voltijd', 'deeltijd', 'flexibel', 'weekend'] as const;

export const minMotivationLength = 50;

export const applicationSchema = z.object({
  naam: requiredLine('validation.nameRequired').check(z.minLength(2, 'applicationForm.nameTooShort')),
  email: requiredEmail(),
  telefoon: requiredPhone('applicationForm.phoneTooShort'),
  adres: requiredLine('applicationForm.addressRequired', maxLengths.address).check(
    z.minLength(5, 'applicationForm.addressTooShort'),
  ),
  functie: z.enum(applicationPositions, 'applicationForm.positionRequired'),
  ervaring: z.enum(applicationExperience, 'applicationForm.experienceRequired'),
  beschikbaarheid: z.enum(applicationAvailability, 'applicationForm.availabilityRequired'),
  motivatie: requiredText('applicationForm.motivationRequired').check(
    z.minLength(minMotivationLength, 'applicationForm.motivationTooShort'),
  ),
  cv: optionalText(maxLengths.cv),
  /** Consent to retention for a year instead of four weeks after the decision. */
  consentsToKeep: checkbox(),
});

export const applicationContract = {
  name: 'application',
  path: applicationPath,
  screen: 'vacancies',
  schema: applicationSchema,
  failureTitleKey: 'applicationForm.failureTitle',
  file: cvFile,
  referencePrefix: 'SOL',
  /** Counted from the decision, or from arrival when there is none. */
  retention: {
    labelKey: 'legal.application',
    periodKey: 'legal.applicationPeriod',
    days: 28,
    daysWithConsent: 365,
    daysUndecided: 730,
  },
} as const satisfies SubmissionContract;

/** The columns that determine the retention period of an application. */
interface RetentionDates {
  createdAt: Date;
  /** Null before the decision. */
  decidedAt: Date | null;
  consentsToKeep: boolean;
}

/**
 * Returns the moment at which the retention period of an application ends. The server's `isExpired`
 * implements the same rule in SQL.
 */
export function applicationRemovedAt({ createdAt, decidedAt, consentsToKeep }: RetentionDates): Date {
  const { days, daysWithConsent, daysUndecided } = applicationContract.retention;
  if (!decidedAt) return daysAfter(createdAt, daysUndecided);
  return daysAfter(decidedAt, consentsToKeep ? daysWithConsent : days);
}

/** The answers as stored: trimmed, the telephone number as E.164. */
export type Application = z.output<typeof applicationSchema>;
