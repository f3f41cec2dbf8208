/** The mails that will not go out by themselves, for staff to see and to send. */
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/services.ts';
import { sql } from 'kysely';

export interface UndeliveredMail {
  id: number;
  /** Of what it is about. */
  reference: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  /**
   * Refused by the recipient's server, tried for five days, or not tried: too many that day, or an
   * address that was refused before.
   */
  reason: 'refused' | 'given-up' | 'daily-limit' | 'suppressed';
  /** Codes of the last attempt; null when there was none. */
  lastError: string | null;
}

const mostShown = 200;

/** The newest of them, of which the text is still there. */
export async function listUndelivered({ db }: Pick<Services, 'db'>): Promise<UndeliveredMail[]> {
  const { rows } = await sql<UndeliveredMail>`
    select id, reference, recipient, subject, created_at, last_error,
      case when withheld is not null then withheld when is_refused then 'refused' else 'given-up' end as reason
    from outbox where dead_at is not null and text_body <> ''
    order by dead_at desc, id desc limit ${mostShown}`.execute(db);
  return rows;
}

/** Makes a mail due again, as if it were new; false when it was sent or its text is gone. */
export async function sendAgain({ db, now }: Pick<Services, 'db' | 'now'>, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox set dead_at = null, withheld = null, is_refused = false, attempts = 0, next_attempt_at = ${now()}
    where id = ${id} and dead_at is not null and text_body <> ''`.execute(db);
  return numAffectedRows === 1n;
}

/** Lets mails go to an address again that its server refused, such as one that was repaired. */
export async function liftSuppression(
  { db, env }: Pick<Services, 'db' | 'env'>,
  address: string,
): Promise<void> {
  const key = recipientKeyOf(address, env);
  await sql`delete from suppressed_recipients where key = ${key}`.execute(db);
}
