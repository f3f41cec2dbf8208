/** The answer to a request, which its page sends by mail. */
import { maxMegabytes } from '#contracts/cv-file.ts';
import { requiredLine, requiredText } from '#contracts/fields.ts';
import { quoteFields } from '#contracts/staff/quote.ts';
import { seenSchema } from '#contracts/staff/customer-mail.ts';
import * as z from 'zod/mini';

/**
 * Inputs of the form: a template, the button that puts it into the answer, and the one that sends
 * what answers the request.
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
 * What stands in a template where its writer fills something in. Behind a word it is three full
 * stops, of which telephones make one sign.
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
  /** What was filled in of the amount. */
  quoted?: Readonly<Record<string, string>>;
}

/** What was written and not sent. */
export type UnsentReply = Pick<ReplyDraft, 'errors' | 'quoted' | 'subject' | 'text'> &
  Partial<Pick<ReplyDraft, 'mailId' | 'template'>>;
