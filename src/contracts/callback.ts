/** The request to be called back. */
import { optionalText, requiredLine } from '#contracts/fields.ts';
import { optionalEmail, requiredPhone } from '#contracts/person.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import * as z from 'zod/mini';

export const callbackPath = '/api/callback';

export const callbackSubjects = [
  'algemene-vraag',
  'offerte-aanvraag',
  'afspraak-maken',
  'spoedhulp',
  'klacht',
  'overig',
] as const;

export const callbackTimes = ['ochtend', 'middag', 'avond', 'altijd'] as const;

export const callbackSchema = z.object({
  naam: requiredLine('validation.nameRequired'),
  telefoon: requiredPhone(),
  email: optionalEmail(),
  onderwerp: z.enum(callbackSubjects, 'callback.subjectRequired'),
  bericht: optionalText(),
  /** Empty or absent for no preference. */
  preferredTime: z.pipe(
    z.nullish(z.enum(['', ...callbackTimes], 'callback.choiceInvalid')),
    z.transform((time) => time || undefined),
  ),
});

export const callbackContract = {
  name: 'callback',
  path: callbackPath,
  screen: 'callback',
  schema: callbackSchema,
  failureTitleKey: 'callback.failureTitle',
  referencePrefix: 'TEL',
  retention: { labelKey: 'legal.callback', days: 90 },
} as const satisfies SubmissionContract;

/** The answers as stored: trimmed, the telephone number as E.164. */
export type Callback = z.output<typeof callbackSchema>;
