import type { StorableMail } from '#server/mail/message.ts';
import { identifyMail, type MailEnv, type OutboxMail } from '#server/mail/outbox-entries.ts';

/**
 * Adds the Message-ID of a mail by staff. It does not count towards the daily limit of its
 * recipient, which applies to mails caused by strangers.
 */
export function identifyStaffMail(mail: StorableMail, env: MailEnv): OutboxMail {
  return { ...identifyMail(mail, env), limits: [] };
}

/** The same for a mail to a colleague, which is never suppressed: it may hold the only way in. */
export function identifyColleagueMail(mail: StorableMail, env: MailEnv): OutboxMail {
  return { ...identifyStaffMail(mail, env), recipientKey: null };
}
