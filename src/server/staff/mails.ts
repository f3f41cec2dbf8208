import type { StorableMail } from '#server/mail/message.ts';
import { identifyMail, type MailEnv, type OutboxMail } from '#server/mail/outbox-entries.ts';

/**
 * Adds the Message-ID and the recipient's key to a mail by staff. Such a mail does not count
 * towards the daily limits, because they apply to mails caused by strangers.
 */
export function identifyStaffMail(mail: StorableMail, env: MailEnv): OutboxMail {
  return { ...identifyMail(mail, env), limits: [] };
}

/**
 * Adds the Message-ID to a mail to a colleague, but no recipient's key. Such a mail is never
 * suppressed, because it may contain the only link to the account.
 */
export function identifyColleagueMail(mail: StorableMail, env: MailEnv): OutboxMail {
  return { ...identifyStaffMail(mail, env), recipientKey: null };
}
