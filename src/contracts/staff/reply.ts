/** The reply to a request, mailed from the page of the request. */
import { maxMegabytes } from '#contracts/cv-file.ts';
import { requiredLine, requiredText } from '#contracts/fields.ts';
import { quoteFields } from '#contracts/staff/quote.ts';
import { seenStatusSchema } from '#contracts/staff/customer-mail.ts';
import * as z from 'zod/mini';

/**
 * The inputs of the form: the template, the button that inserts it, and the button that also sets
 * the status to answered. Another value of the inserting button inserts the price indication.
 */
export const replyFields = { template: 'sjabloon', insert: 'voegin', answers: 'beantwoord' } as const;
export const insertPrice = 'prijs';
/** The id of the form, for the button beside the price indication. */
export const replyFormId = 'antwoordformulier';

export const maxSubjectLength = 200;

/** A document attached to a reply, such as a quote. */
export const replyFile = {
  field: 'bijlage',
  maxBytes: maxMegabytes * 1024 * 1024,
  accept: '.pdf',
  tooLarge: 'Deze bijlage is te groot. Kies een kleiner bestand.',
  otherType: 'Deze bijlage is geen pdf. Kies een ander bestand.',
} as const;

/**
 * Matches the placeholder that staff fills in. An ellipsis right after a letter is not one, because
 * phones replace three full stops with an ellipsis.
 */
const gap = /(?<!\p{L})…/u;
const gapProblem = 'Er staan nog puntjes (…) in het antwoord. Vul in wat daar hoort, of haal ze weg.';

export const replySchema = z.object({
  onderwerp: requiredLine('Vul een onderwerp in.', maxSubjectLength),
  antwoord: requiredText('Schrijf eerst een antwoord.').check(
    z.refine((text) => !gap.test(text), gapProblem),
  ),
  ...quoteFields,
  ...seenStatusSchema.shape,
  /** Empty or absent for a reply that leaves the status unchanged. */
  [replyFields.answers]: z.optional(z.string()),
  /** Idempotency key, so that a form sent twice with the same text sends one mail. */
  kenmerk: z.uuid(),
});

/** Errors by field of the form. */
export type ReplyErrors = Partial<Record<'antwoord' | 'bedrag' | 'bijlage' | 'onderwerp', string>>;

export interface ReplyDraft {
  recipient: string;
  subject: string;
  text: string;
  template: string;
  templates: { code: string; label: string }[];
  mailId: string;
  errors?: ReplyErrors;
  /** The amount and its unit as entered. */
  quoted?: Readonly<Record<string, string>>;
}

/** A reply that was rejected. */
export type UnsentReply = Pick<ReplyDraft, 'errors' | 'quoted' | 'subject' | 'text'> &
  Partial<Pick<ReplyDraft, 'mailId' | 'template'>>;
