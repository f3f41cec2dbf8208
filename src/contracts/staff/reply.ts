/** The answer to a request, which its page sends by mail. */
import { maxMegabytes } from '#contracts/cv-file.ts';
import { requiredLine, requiredText } from '#contracts/fields.ts';
import { quoteFields } from '#contracts/staff/quote.ts';
import { seenSchema } from '#contracts/staff/customer-mail.ts';
import * as z from 'zod/mini';

/**
 * The inputs of the form: the template, the button that inserts it, and the button that also marks
 * the request as answered.
 */
export const replyFields = { template: 'sjabloon', insert: 'voegin', answers: 'beantwoord' } as const;

export const maxSubjectLength = 200;

/** A document that goes with an answer, such as a quote. */
export const replyFile = {
  field: 'bijlage',
  maxBytes: maxMegabytes * 1024 * 1024,
  accept: '.pdf',
  tooLarge: 'Deze bijlage is te groot. Kies een kleiner bestand.',
  otherType: 'Deze bijlage is geen pdf. Kies een ander bestand.',
} as const;

/**
 * The gap in a template that staff fills in. Right after a word it is an ordinary ellipsis, which
 * telephones make of three full stops.
 */
const gap = /(?<!\p{L})…/u;
const gapProblem = 'Er staan nog puntjes (…) in het antwoord. Vul in wat daar hoort, of haal ze weg.';

export const replySchema = z.object({
  onderwerp: requiredLine('Vul een onderwerp in.', maxSubjectLength),
  antwoord: requiredText('Schrijf eerst een antwoord.').check(
    z.refine((text) => !gap.test(text), gapProblem),
  ),
  ...quoteFields,
  /** The status that its writer saw, and until when what the customer wrote. */
  van: z.string(),
  ...seenSchema.shape,
  /** Empty or absent for an answer after which the request still waits. */
  [replyFields.answers]: z.optional(z.string()),
  /** Names the mail, so that a form that is sent twice sends one mail. */
  kenmerk: z.uuid(),
});

/** Field of the form -> what is wrong with it. */
export type ReplyErrors = Partial<Record<'antwoord' | 'bedrag' | 'bijlage' | 'onderwerp', string>>;

export interface ReplyDraft {
  recipient: string;
  subject: string;
  text: string;
  template: string;
  templates: { code: string; label: string }[];
  mailId: string;
  /** True when nothing is mailed to that address. */
  isRefused: boolean;
  errors?: ReplyErrors;
  /** The amount as it was filled in. */
  quoted?: Readonly<Record<string, string>>;
}

/** An answer that was written and not sent. */
export type UnsentReply = Pick<ReplyDraft, 'errors' | 'quoted' | 'subject' | 'text'> &
  Partial<Pick<ReplyDraft, 'mailId' | 'template'>>;
