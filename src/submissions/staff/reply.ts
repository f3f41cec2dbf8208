/** The answer to a request, which its page sends by mail. */
import { maxLengths, requiredLine, requiredText } from '#submissions/fields.ts';
import * as z from 'zod/mini';

/** The parameter of the page's address that chooses what an answer begins with. */
export const templateParameter = 'sjabloon';

export const maxReplyLength = maxLengths.message;
export const maxSubjectLength = 200;

export const replySchema = z.object({
  onderwerp: requiredLine('Vul een onderwerp in.', maxSubjectLength),
  antwoord: requiredText('Schrijf eerst een antwoord.', maxReplyLength),
  /** The status that its writer saw. */
  van: z.string(),
  /** Names the mail, so that a form that is sent twice sends one mail. */
  kenmerk: z.uuid(),
});

export interface ReplyDraft {
  recipient: string;
  subject: string;
  text: string;
  template: string;
  templates: { code: string; label: string }[];
  mailId: string;
}

/** What was written and not sent. */
export type UnsentReply = Pick<ReplyDraft, 'subject' | 'text'> & Partial<Pick<ReplyDraft, 'mailId'>>;
