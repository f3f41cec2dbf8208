/** Drafts the reply to a request. */
import { company } from '#company';
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { openings } from '#i18n/staff/openings.ts';
import { translator } from '#i18n/translate.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { readTemplates } from '#server/staff/templates/read.ts';
import type { ReplyDraft } from '#contracts/staff/reply.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

/** Returns the prefilled reply; undefined for a sender without an e-mail address. */
export async function draftReply(
  db: Database,
  request: RequestView,
  signer: string | undefined,
): Promise<ReplyDraft | undefined> {
  const { email, locale, reference } = request;
  if (!email) return undefined;
  const templates = await readTemplates(db, request);
  const [first] = await listThread(db, reference, email);
  return {
    recipient: email,
    subject: first ? `Re: ${first.subject}` : fill(openings[locale].subject, { reference }),
    text: compose(request, templates[0]?.text ?? '', signer),
    template: templates[0]?.code ?? '',
    templates,
    mailId: randomUUID(),
  };
}

/**
 * Inserts a template, or else the given text, into a reply. It replaces an untouched template or an
 * empty text. Otherwise it goes before the closing, or at the end when there is no closing, so that
 * no typed text is lost.
 */
export async function insertTemplate(
  db: Database,
  request: RequestView,
  { code, written, given }: { code: string; written: string; given?: string | undefined },
  signer: string | undefined,
): Promise<{ template: string; text: string }> {
  const { locale } = request;
  const templates = await readTemplates(db, request);
  const chosen = templates.find((each) => each.code === code) ?? templates[0];
  const { code: template = '', text: own = '' } = { ...chosen, ...(given && { text: given }) };
  const text = written.replaceAll('\r\n', '\n').trim();
  if (given && text.includes(given)) return { template, text };
  const isUntouched = templates.some((each) => compose(request, each.text, signer) === text);
  if (isUntouched || text === '') return { template, text: compose(request, own, signer) };
  const closing = closingOf(locale, signer);
  const parts = text.endsWith(closing) ? [text.slice(0, -closing.length).trimEnd(), closing] : [text, ''];
  return { template, text: [parts[0], own, parts[1]].filter(Boolean).join('\n\n') };
}

function compose({ locale, name }: RequestView, text: string, signer: string | undefined): string {
  return [fill(openings[locale].greeting, { name }), text, closingOf(locale, signer)].join('\n\n');
}

/**
 * Returns the name below a reply; undefined for an account without a name, because its `name` is
 * the username.
 */
export function signerOf({ name, username }: Pick<Session, 'name' | 'username'>): string | undefined {
  return name === username ? undefined : name;
}

function closingOf(locale: Locale, signer: string | undefined): string {
  const t = translator(locale);
  return [t('mail.greeting'), signer, signer ? company.brand : t('mail.signature')]
    .filter(Boolean)
    .join('\n');
}

/** True for a suppressed address, which its mail server rejected permanently. */
export async function isSuppressed(
  services: Pick<Services, 'db' | 'env'>,
  address: string | null,
): Promise<boolean> {
  return address !== null && (await listSuppressed(services, [address])).length > 0;
}

/** Returns those of the addresses that are suppressed. */
export async function listSuppressed(
  { db, env }: Pick<Services, 'db' | 'env'>,
  addresses: readonly string[],
): Promise<string[]> {
  const keyOf = (address: string) => recipientKeyOf(address, env) ?? '';
  const found = db.selectFrom('suppressedRecipients').select('key');
  const rows = await found.where('key', '=', sql<string>`any(${addresses.map(keyOf)}::text[])`).execute();
  return addresses.filter((address) => rows.some(({ key }) => key === keyOf(address)));
}

/**
 * Lists the Message-IDs and subjects of the mails to an address about a request, except withheld
 * ones, and of the mails that the customer wrote, oldest first.
 */
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
        // A mail without a Message-ID is stored with a digest instead, which mail programs do not
        // know.
        .where(messageId, 'like', '<%'),
    )
    .orderBy('createdAt')
    .execute();
}
