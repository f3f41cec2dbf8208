/** How an answer to a request begins. */
import { fill } from '#i18n/fill.ts';
import { openings } from '#i18n/staff/openings.ts';
import { findTemplate, replyTemplates } from '#i18n/staff/reply-templates.ts';
import { translator } from '#i18n/translate.ts';
import type { Database } from '#server/database/database.ts';
import type { ReplyDraft } from '#submissions/staff/reply.ts';
import type { RequestView } from '#submissions/staff/request.ts';
import { randomUUID } from 'node:crypto';

/** The answer as its page begins it; undefined for a sender without an address. */
export async function draftReply(
  db: Database,
  request: RequestView,
  code: string | null,
): Promise<ReplyDraft | undefined> {
  const { email, kind, locale, name, reference } = request;
  if (!email) return undefined;
  const t = translator(locale);
  const template = findTemplate(kind, code);
  const [first] = await listThread(db, reference, email);
  const greeting = fill(openings[locale].greeting, { name });
  return {
    recipient: email,
    subject: first ? `Re: ${first.subject}` : fill(openings[locale].subject, { reference }),
    text: [greeting, template.text[locale], `${t('mail.greeting')}\n${t('mail.signature')}`].join('\n\n'),
    template: template.code,
    templates: replyTemplates[kind].map((known) => ({ code: known.code, label: known.label })),
    mailId: randomUUID(),
  };
}

/** The mails to that address about a request, oldest first. */
export function listThread(db: Database, reference: string, email: string) {
  return db
    .selectFrom('outbox')
    .select(['messageId', 'subject'])
    .where('reference', '=', reference)
    .where('recipient', '=', email)
    .where('withheld', 'is', null)
    .orderBy('id')
    .execute();
}
