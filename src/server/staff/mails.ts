import type { StorableMail } from '#server/mail/message.ts';
import { identifyMail, type MailEnv, type OutboxMail } from '#server/mail/outbox-entries.ts';

/**
 * Adds the Message-ID of a mail by staff. It does not count towards the daily limit of its
 * recipient, which applies to mails caused by strangers.
 */
export function identifyStaffMail(mail: StorableMail, env: MailEnv): OutboxMail {
  return { ...identifyMail(mail, env), recipientKey: null, limits: [] };
}
