/** How an answer to a request begins. */
import { company } from '#company';
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { openings } from '#i18n/staff/openings.ts';
import { findTemplate, replyTemplates, type ReplyTemplate } from '#i18n/staff/reply-templates.ts';
import { translator } from '#i18n/translate.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import type { ReplyDraft } from '#contracts/staff/reply.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

/** The answer as its page begins it; undefined for a sender without an address. */
export async function draftReply(
  services: Pick<Services, 'db' | 'env'>,
  request: RequestView,
  signer: string | undefined,
): Promise<ReplyDraft | undefined> {
  const { email, kind, locale, reference } = request;
  if (!email) return undefined;
  const template = findTemplate(kind, null);
  const [first] = await listThread(services.db, reference, email);
  return {
    recipient: email,
    subject: first ? `Re: ${first.subject}` : fill(openings[locale].subject, { reference }),
    text: begin(request, template, signer),
    template: template.code,
    templates: replyTemplates[kind].map((known) => ({ code: known.code, label: known.label })),
    mailId: randomUUID(),
    isRefused: await isSuppressed(services, email),
  };
}

/**
 * An answer with another template in it: in the place of one that nothing was written in, else
 * before the closing of what was written. None of that is lost.
 */
export function insertTemplate(
  request: RequestView,
  code: string,
  written: string,
  signer: string | undefined,
): string {
  const { kind, locale } = request;
  const template = findTemplate(kind, code);
  const text = written.replaceAll('\r\n', '\n').trim();
  const isBegun = replyTemplates[kind].some((each) => begin(request, each, signer) === text);
  if (isBegun || text === '') return begin(request, template, signer);
  const closing = closingOf(locale, signer);
  const own = text.endsWith(closing) ? [text.slice(0, -closing.length).trimEnd(), closing] : [text, ''];
  return [own[0], template.text[locale], own[1]].filter(Boolean).join('\n\n');
}

function begin({ locale, name }: RequestView, { text }: ReplyTemplate, signer: string | undefined): string {
  return [fill(openings[locale].greeting, { name }), text[locale], closingOf(locale, signer)].join('\n\n');
}

/** By whom an answer is signed: undefined for an account without a name, which has an address. */
export function signerOf({ name, username }: Pick<Session, 'name' | 'username'>): string | undefined {
  return name === username ? undefined : name;
}

function closingOf(locale: Locale, signer: string | undefined): string {
  const t = translator(locale);
  return [t('mail.greeting'), signer, signer ? company.brand : t('mail.signature')]
    .filter(Boolean)
    .join('\n');
}

/** True for an address that is mailed no more, since its own server said that it does not exist. */
export async function isSuppressed(
  { db, env }: Pick<Services, 'db' | 'env'>,
  address: string,
): Promise<boolean> {
  const key = recipientKeyOf(address, env);
  const row = await db
    .selectFrom('suppressedRecipients')
    .select('key')
    .where('key', '=', key ?? '')
    .executeTakeFirst();
  return row !== undefined;
}

/** The mails to that address about a request and what was answered to them, oldest first. */
export function listThread(db: Database, reference: string, email: string) {
  const [messageId, subject] = [sql<string>`detail ->> 'messageId'`, sql<string>`detail ->> 'subject'`];
  return db
    .selectFrom('outbox')
    .select(['messageId', 'subject', 'createdAt'])
    .where('reference', '=', reference)
    .where('recipient', '=', email)
    .where('withheld', 'is', null)
    .unionAll(
      db
        .selectFrom('requestEvents')
        .select([messageId.as('messageId'), subject.as('subject'), 'createdAt'])
        .where('reference', '=', reference)
        .where('kind', '=', customerMails.written)
        // What had no Message-ID has one that nobody knows.
        .where(messageId, 'like', '<%'),
    )
    .orderBy('createdAt')
    .execute();
}
