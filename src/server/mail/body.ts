/** Renders the body of a mail twice: as HTML and, for who reads no HTML, as plain text. */
import { renderHtml } from '#server/mail/layout.ts';
import type { Mail, MailBody } from '#server/mail/message.ts';
import { renderText } from '#server/mail/plain-text.ts';

/** The two renderings, with the subject that the HTML has as its title. */
export function renderBody(body: MailBody): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: body.subject, text: renderText(body), html: renderHtml(body) };
}
