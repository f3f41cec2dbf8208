/** Renders the body of a mail as HTML and as plain text. */
import { renderHtml } from '#server/mail/layout.ts';
import type { MailBody } from '#server/mail/message.ts';
import { renderText } from '#server/mail/plain-text.ts';

/** The HTML has the subject as its title. */
export function renderBody(body: MailBody): { text: string; html: string } {
  return { text: renderText(body), html: renderHtml(body) };
}
