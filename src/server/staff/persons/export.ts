/** The data of a person for a request for access or portability (GDPR, art. 15 and 20). */
import { isEventOf } from '#server/erase/erase.ts';
import { storedForms } from '#server/registry.ts';
import { attachmentsSchema } from '#server/mail/message.ts';
import { renderText } from '#server/mail/plain-text.ts';
import { readBody } from '#server/mail/stored-body.ts';
import type { Services } from '#server/http/services.ts';
import { isMailOf, listReferences, type Subject } from '#server/staff/persons/find.ts';
import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Returns the rows about the person, in camel case. Events, files and mails lack some columns, and
 * only mails to the person or to the company are included. Not included are the list of requests,
 * saved views, blocked senders, suppressed addresses and rate limits.
 */
export async function exportPerson({ db, env, now }: Services, subject: Subject) {
  const references = await listReferences(db, subject);
  const { email, phone } = subject;
  const about = sql<boolean>`reference = any(${references}::text[])`;
  // Excludes mails to colleagues about a request, which name them.
  const isDisclosed = sql`lower(recipient) in (${email ?? null}::text, ${env.mailTo.toLowerCase()})`;
  const isOwnMail = isMailOf({ email, references: sql`select unnest(${references}::text[])` });
  const isOwnEvent = isEventOf({ references, email: email ?? null });
  const requests = storedForms.map(async ({ name, table }) => {
    const rows = await db.selectFrom(table).selectAll().where(about).orderBy('id').execute();
    return rows.map((row) => ({ kind: name, ...row }));
  });
  return {
    exportedAt: now().toISOString(),
    // The e-mail address and the telephone number of the person, if given.
    email,
    phone,
    references,
    requests: (await Promise.all(requests)).flat(),
    // The files of the requests, and of the person's mails about requests of others, in base64.
    files: await readFiles(db, isOwnEvent, about),
    // The events of the requests, and the person's mails about requests of others; names no users.
    events: await db
      .selectFrom('requestEvents')
      // In older releases, skipped days of a series had a reason, which may name a colleague.
      .select(['reference', 'kind', 'text', sql<object>`detail #- '{skipped}'`.as('detail'), 'createdAt'])
      .where(isOwnEvent)
      .orderBy('id')
      .execute(),
    // Series of visits; each visit is among the requests.
    series: await db.selectFrom('series').selectAll().where(about).execute(),
    newsletter: await db
      .selectFrom('newsletterSubscribers')
      .selectAll()
      .where(sql<boolean>`lower(email) = ${email ?? null}::text`)
      .execute(),
    mails: await readMails({ db, env }, sql`${isOwnMail} and ${isDisclosed}`),
  };
}

async function readFiles(db: Services['db'], isOwnEvent: Expression<SqlBool>, about: Expression<SqlBool>) {
  // PostgreSQL breaks base64 into lines.
  const base64 = sql<string>`replace(encode(content, 'base64'), chr(10), '')`.as('base64');
  return await db
    .selectFrom('applicationFiles')
    .select(['reference', 'name', 'type', base64])
    .where(about)
    .unionAll(
      db
        .selectFrom('receivedFiles')
        .innerJoin('requestEvents', 'requestEvents.id', 'receivedFiles.eventId')
        .select(['reference', 'name', 'type', base64])
        .where(isOwnEvent),
    )
    .execute();
}

async function readMails({ db, env }: Pick<Services, 'db' | 'env'>, isExported: Expression<SqlBool>) {
  const rows = await db
    .selectFrom('outbox')
    .select(['reference', 'recipient', 'replyTo', 'subject', 'body', 'textBody', 'isKept'])
    .select(['attachments', 'createdAt', 'sentAt'])
    .where(isExported)
    .orderBy('id')
    .execute();
  return rows.map(({ body, textBody, isKept, attachments, ...mail }) => ({
    ...mail,
    // Keeps only files that staff sent, because calendar files contain links and a CV is among
    // `files`.
    attachments: attachmentsSchema.parse(attachments).filter(({ encoding }) => encoding === 'base64'),
    text: isKept ? withoutQueries(renderText(readBody({ ...mail, body, textBody }, env))) : null,
  }));
}

/** Removes the query of links, because it would let staff act as the person. */
function withoutQueries(text: string): string {
  // Replaces word by word, because a single expression would take quadratic time.
  return text.replaceAll(/\S+/g, (word) => {
    const link = word.search(/https?:\/\//);
    const query = word.indexOf('?', link);
    return link < 0 || query < 0 ? word : word.slice(0, query);
  });
}
