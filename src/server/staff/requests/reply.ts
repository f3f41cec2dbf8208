/** Replies to a request by mail, in the thread of the earlier mails to and from its sender. */
import { problemsOf } from '#server/staff/fields.ts';
import { isStep } from '#domain/staff/statuses.ts';
import { readFile, withFileDigest } from '#server/forms/file.ts';
import type { Issue } from '#server/forms/form.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { isSentFile, textOf, type Fields } from '#server/http/body.ts';
import { Refusal } from '#server/http/answers.ts';
import { deriveUuid } from '#server/crypto/signatures.ts';
import type { Database } from '#server/database/database.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';
import { insertTemplate, isSuppressed, listThread, signerOf } from '#server/staff/requests/draft-reply.ts';
import { changeRequest, tableOf } from '#server/staff/requests/change.ts';
import { draftPrice, quoteAssignments, toQuote } from '#server/staff/requests/quote.ts';
import { answerDecided, answerOnRequest } from '#server/staff/requests/done.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import type { StaffAction, StaffVisit } from '#server/staff/visit.ts';
import {
  insertPrice,
  replyFields,
  replyFile,
  replySchema,
  type ReplyErrors,
  type UnsentReply,
} from '#contracts/staff/reply.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import type { UploadedFile } from '#server/files.ts';
import type { Attachment, Block, Mail } from '#server/mail/message.ts';
import { sql } from 'kysely';

/** Sends a reply; one of its buttons also sets the status of a quote request to answered. */
export const replyAction: StaffAction = {
  permission: 'requests.reply',
  act: sendReply,
  redisplay: {
    labels: { onderwerp: 'Onderwerp', antwoord: 'Antwoord' },
    schema: replySchema,
    show: (visit, fields, options) => answerRequest(visit, { ...options, reply: draftOf(fields) }),
  },
};

/**
 * The maximum number of Message-IDs besides the first, because mail servers limit the headers of a
 * mail, Postfix to 100 kB.
 */
const maxThreadIds = 20;

const lostFile = 'Kies de bijlage opnieuw: een pagina kan geen bestand vasthouden.';
const refusedProblem =
  'Het antwoord is niet verstuurd: volgens de mailserver bestaat dit adres niet, en dan mailen wij er niet heen. Bel, of laat het adres eerst vrijgeven onder Toestand.';

async function sendReply(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services } = visit;
  const request = await getVisibleRequest(visit);
  const { reference, kind, email } = request;
  if (!email) throw new Refusal(422, 'answers.unreadable');
  if (textOf(fields[replyFields.insert])) return showTemplate(visit, request, fields);
  const parsed = replySchema.safeParse(fields);
  const { file, issue } = readAttachment(fields);
  if (!parsed.success || issue)
    return refuse(visit, fields, [...(parsed.error?.issues ?? []), ...(issue ? [issue] : [])]);
  if (await isSuppressed(services, email))
    return answerRequest(visit, { status: 422, problem: refusedProblem, reply: draftOf(fields) });
  const { onderwerp: subject, antwoord: text, van: from, kenmerk, beantwoord, gezien } = parsed.data;
  const thread = await listThread(services.db, reference, email);
  // The id also depends on the content. A form that a browser shows again after "back" has the same
  // idempotency key, but with another text it is another mail.
  const written = withFileDigest({ kenmerk, reference, subject, text }, file);
  const id = deriveUuid(services.env.appSecret, 'reply', [JSON.stringify(written)]);
  const messageId = `<${id}@${new URL(services.env.siteUrl).hostname}>`;
  const [root, ...later] = thread.map((earlier) => earlier.messageId).filter((id) => id !== messageId);
  const mail = {
    ...{ recipient: email, replyTo: services.env.mailTo },
    body: renderBody(subject, text, request.locale),
    attachments: file ? [toAttachment(file)] : [],
    threadIds: root === undefined ? [] : [root, ...later.slice(-maxThreadIds)],
  };
  const quote = kind === 'contact' ? toQuote(parsed.data) : {};
  const to = beantwoord && isStep(kind, from, 'answered') ? 'answered' : undefined;
  const isChanged = await changeRequest(visit, {
    reference,
    event: {
      kind: 'reply',
      text,
      detail: { subject, ...(file && { file: file.name }), ...(to && { from, to }), ...quote },
    },
    update: {
      table: tableOf(kind),
      assignments: sql.join([sql`status = ${to ?? from}`, ...quoteAssignments(quote)]),
      condition: sql`status = ${from} and quarantine_reasons = '{}'
        and not exists (select from outbox where message_id = ${messageId})`,
    },
    mails: [{ ...identifyStaffMail(mail, services.env), messageId }],
    isAnswer: true,
    seenUntil: gezien,
  });
  if (!isChanged && !(await isStored(services.db, messageId)))
    return answerRequest(visit, {
      status: 409,
      stale: { part: 'status', value: from },
      reply: draftOf(fields),
    });
  return to ? answerDecided(visit, request, 'beantwoord') : answerOnRequest(visit, reference, 'beantwoord');
}

/** Reads the attachment. Only PDF is accepted, because a quote must open on every device. */
function readAttachment(fields: Fields): ReturnType<typeof readFile> {
  const read = readFile(replyFile, fields);
  const isOther = read.file !== undefined && read.file.type !== 'application/pdf';
  return isOther ? { issue: { path: [replyFile.field], message: replyFile.otherType } } : read;
}

/** Shows the form with a template or the price indication inserted, without sending anything. */
async function showTemplate(visit: StaffVisit, request: RequestView, fields: Fields): Promise<Response> {
  const { db } = visit.services;
  const draft = draftOf(fields);
  const isPrice = textOf(fields[replyFields.insert]) === insertPrice && request.kind === 'contact';
  const price = isPrice ? await draftPrice(db, request, visit.url.searchParams) : undefined;
  const code = textOf(fields[replyFields.template]);
  const chosen = { code, written: draft.text, given: price?.text };
  const inserted = await insertTemplate(db, request, chosen, signerOf(visit.session));
  return answerRequest(visit, { reply: { ...draft, ...inserted, ...(price && { quoted: price.quoted }) } });
}

/** True for a mail that the same form has already stored, possibly in a concurrent request. */
async function isStored(db: Database, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

function refuse(visit: StaffVisit, fields: Fields, issues: readonly Issue[]): Promise<Response> {
  const errors = problemsOf<keyof ReplyErrors>(issues);
  if (!(errors.onderwerp ?? errors.antwoord ?? errors.bijlage ?? errors.bedrag))
    throw new Refusal(422, 'answers.unreadable');
  const [reason] = Object.values(errors);
  const problem = `Het antwoord is nog niet verstuurd. ${reason ?? ''}`;
  return answerRequest(visit, { status: 422, problem, reply: draftOf(fields, errors) });
}

/** Returns the typed reply without its file, which a page cannot prefill. */
function draftOf(fields: Fields, found: ReplyErrors = {}): UnsentReply {
  const typed = redisplayValues(replySchema, fields);
  const { onderwerp: subject = '', antwoord: text = '', kenmerk: mailId, bedrag = '', per = '' } = typed;
  const errors = { ...(isSentFile(fields[replyFile.field]) && { bijlage: lostFile }), ...found };
  return { subject, text, errors, quoted: { bedrag, per }, ...(mailId && { mailId }) };
}

function renderBody(subject: string, text: string, locale: Locale): Mail['body'] {
  const blocks: Block[] = text.split(/\n{2,}/).map((part) => ({ kind: 'paragraph', text: part }));
  return { subject, blocks, locale, reason: translator(locale)('mail.reason') };
}

function toAttachment({ name, type, bytes }: UploadedFile): Attachment {
  const content = Buffer.from(bytes).toString('base64');
  return { filename: name, contentType: type, content, encoding: 'base64' };
}
