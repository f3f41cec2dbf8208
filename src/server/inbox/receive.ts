/**
 * Reads customers' replies by mail. A mail is marked as read after its row is stored, and the
 * position is stored after each mail, so that the next run recovers from a crash in between. A mail
 * that belongs to no request stays unread, for staff to read in the mailbox.
 */
import type { Database } from '#server/database/database.ts';
import { isDatabaseUnavailable } from '#server/database/errors.ts';
import { describeError } from '#server/http/log.ts';
import type { Services } from '#server/http/services.ts';
import { openMailbox } from '#server/inbox/mailbox.ts';
import { createMailParser, NoProcessError, type MailParser } from '#server/inbox/mail-parser.ts';
import {
  type Candidate,
  countMails,
  findAnswered,
  findCandidate,
  maxMailsPerDay,
  reportLeftMails,
  storeMail,
} from '#server/inbox/store.ts';
import type { ImapFlow } from 'imapflow';
import { sql } from 'kysely';

/**
 * No further mail is read after this time from the start of the run, because Netlify ends a
 * function after 30 s.
 */
const maxRunMs = 18_000;
const maxMails = 1000;
/**
 * Room for one file of the maximum size in base64. A larger mail is parsed only from its beginning.
 */
const maxBytes = 8 * 1024 * 1024;
const beginningBytes = 256 * 1024;
/** Four times the size of genuine headers, including the signatures that servers add. */
const headerBytes = 64 * 1024;
/**
 * Several times the processor time of parsing a genuine mail. A mail that takes longer counts as
 * several.
 */
const mailCpuMs = 50;

type InboxServices = Pick<Services, 'db' | 'env' | 'log' | 'now'>;

interface Connection {
  client: ImapFlow;
  parser: MailParser;
}

/**
 * Reads the new mails; rejects when the mailbox or the database cannot be reached, or no process
 * can be started to parse a mail.
 */
export async function receiveMail(services: InboxServices): Promise<void> {
  const { db, env } = services;
  if (!env.inbox) return;
  const startedAt = performance.now();
  const client = await openMailbox(env.inbox.url, env);
  const parser = createMailParser();
  try {
    const uidValidity = String(client.mailbox && client.mailbox.uidValidity);
    for (const uid of await listNew(db, client, uidValidity)) {
      if (performance.now() - startedAt > maxRunMs) break;
      const isStored = await receive(services, { client, parser }, uid);
      if (isStored) await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
      await storePosition(db, uidValidity, uid);
    }
    const unread = await client.search({ seen: false }, { uid: true });
    await db
      .updateTable('inbox')
      .set({ unread: (unread || []).length })
      .execute();
  } finally {
    parser.close();
    client.close();
  }
}

/**
 * Lists the UIDs of the next mails, oldest first. These are the mails after the stored position,
 * because staff may have read one in the mailbox; in a new mailbox, the unread ones.
 */
async function listNew(db: Database, client: ImapFlow, uidValidity: string): Promise<number[]> {
  const position = await db.selectFrom('inbox').selectAll().executeTakeFirst();
  const last = position?.uidValidity === uidValidity ? Number(position.lastUid) : 0;
  const query = last === 0 ? { seen: false } : { uid: `${String(last + 1)}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // `*` includes the last mail even when its UID is lower (RFC 9051, 9).
  const uids = found.filter((uid) => uid > last).sort((one, other) => one - other);
  if (last === 0) await storePosition(db, uidValidity, 0);
  return uids.slice(0, maxMails);
}

async function storePosition(db: Database, uidValidity: string, lastUid: number): Promise<void> {
  await sql`
    insert into inbox (uid_validity, last_uid, unread) values (${uidValidity}, ${lastUid}, 0)
    on conflict (is_only) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid`.execute(
    db,
  );
}

/** Returns true when the mail was stored. A mail that fails must not block the following ones. */
async function receive(
  services: InboxServices,
  { client, parser }: Connection,
  uid: number,
): Promise<boolean> {
  const { db, env, now, log } = services;
  try {
    const beginning = { size: true, internalDate: true, source: { maxLength: headerBytes } };
    const known = await client.fetchOne(String(uid), beginning, { uid: true });
    if (!known) return false;
    const candidate = await findCandidate(db, env, headersOf(known.source));
    if (!candidate || !(await isWithinLimit(services, candidate))) return false;
    const isWhole = (known.size ?? Infinity) <= maxBytes;
    const source = { maxLength: isWhole ? maxBytes : beginningBytes };
    const fetched = await client.fetchOne(String(uid), { source }, { uid: true });
    if (!fetched || !fetched.source) return false;
    const { mail, cpuMs } = await parseOrBlock(services, candidate, parser.parse(fetched.source, isWhole));
    // A mail that is slow to parse delays the mails of all other requests.
    if (cpuMs > mailCpuMs) await countMails(services, candidate, Math.floor(cpuMs / mailCpuMs));
    const ours = [env.mailFrom, env.mailTo, env.inbox?.address];
    if (mail.sender === '' || ours.includes(mail.sender)) return false;
    const reference = await findAnswered(db, env, mail);
    if (reference === undefined) return false;
    // The parsed mail may belong to another request than the one that its headers named first.
    const isOther = reference !== candidate.reference;
    if (isOther && !(await isWithinLimit(services, { reference, isCustomer: false }))) return false;
    const arrivedAt = new Date(known.internalDate ?? now());
    const at = arrivedAt < now() ? arrivedAt : now();
    return await storeMail(db, mail, { reference, at, now: now() });
  } catch (error) {
    if (!client.usable || isDatabaseUnavailable(error) || error instanceof NoProcessError) throw error;
    log({ event: 'mail not received', uid, error: describeError(error) });
    return false;
  }
}

/**
 * Counts a mail of a request; true within the daily maximum. A mail above it stays in the mailbox,
 * and the request returns to the list.
 */
async function isWithinLimit(services: InboxServices, candidate: Candidate): Promise<boolean> {
  const isWithin = await countMails(services, candidate, 1);
  if (!isWithin) await reportLeftMails(services, candidate);
  return isWithin;
}

/**
 * Awaits the parsed mail. A mail that cannot be parsed uses up both daily maximums of its request.
 */
async function parseOrBlock<Parsed>(services: InboxServices, candidate: Candidate, parsing: Promise<Parsed>) {
  try {
    return await parsing;
  } catch (error) {
    if (error instanceof NoProcessError) throw error;
    // Both counters, because anybody can name the customer as the sender.
    for (const isCustomer of [true, false])
      await countMails(services, { ...candidate, isCustomer }, maxMailsPerDay);
    await reportLeftMails(services, candidate);
    throw error;
  }
}

/** Returns the headers: the text before the first empty line (RFC 5322, 2.1). */
function headersOf(source: Buffer = Buffer.alloc(0)): string {
  return source.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '';
}
