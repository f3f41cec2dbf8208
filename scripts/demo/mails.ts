/** Stores the mails of the demo requests as sent; for one address, as rejected. */
import { daysBefore, retentionRules } from '#domain/retention.ts';
import type { QuarantineReason } from '#domain/spam.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { readableRow } from '#server/forms/form.ts';
import { storedForms } from '#server/registry.ts';
import { identifyMail, recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { sql } from 'kysely';
import type { DemoRequest } from './requests.ts';

export type MailEnv = Pick<Env, 'appSecret' | 'mailTo' | 'siteUrl'>;

const sendingMs = 4_000;
const rowsAtOnce = 100;
/** Matches the address of the demo requests that is an example of a suppressed recipient. */
const unknownAddress = /^daanvisser@/;

/**
 * Adds the mails of the requests as sent or rejected; mails past their retention period have no
 * text.
 */
export async function addDemoMails(
  db: Database,
  requests: readonly DemoRequest[],
  now: Date,
  env: MailEnv,
): Promise<void> {
  const rows = requests.flatMap((request) => mailsOf(request, now, env));
  for (let index = 0; index < rows.length; index += rowsAtOnce)
    await db
      .insertInto('outbox')
      .values(rows.slice(index, index + rowsAtOnce))
      .execute();
  const refused = rows.find(({ isRefused }) => isRefused);
  const key = refused ? recipientKeyOf(refused.recipient, env) : null;
  if (key !== null) await db.insertInto('suppressedRecipients').values({ key, createdAt: now }).execute();
}

function mailsOf({ kind, row }: DemoRequest, now: Date, env: MailEnv) {
  const form = storedForms.find(({ name }) => name === kind);
  if (!form) throw new Error(`No form stores requests of the kind ${kind}.`);
  const { reference, createdAt, dueAt } = row;
  const envelope = {
    ...{ reference, createdAt },
    locale: row.locale as Locale,
    quarantineReasons: row.quarantineReasons as QuarantineReason[],
    spamSigns: [],
    deadline: dueAt instanceof Date ? dueAt : undefined,
  };
  const isKept = createdAt > daysBefore(now, retentionRules.mailBody.days);
  const sentAt = new Date(Math.min(createdAt.getTime() + sendingMs, now.getTime()));
  const mails = form.renderMails(readableRow(row), envelope, env);
  return mails.map((mail) => {
    const { body, attachments, recipient, replyTo, messageId } = identifyMail(mail, env);
    const isRefused = unknownAddress.test(recipient);
    return {
      ...{ reference, createdAt, recipient, replyTo, subject: body.subject, messageId, isRefused },
      ...{ nextAttemptAt: createdAt, attempts: 1, lastError: isRefused ? 'EENVELOPE 550 5.1.1' : null },
      ...(isRefused ? { sentAt: null, deadAt: sentAt } : { sentAt, deadAt: null }),
      body: isKept ? toJson(body) : null,
      attachments: toJson(isKept ? attachments : []),
    };
  });
}

function toJson(value: object) {
  return sql<string>`${JSON.stringify(value)}::jsonb`;
}
