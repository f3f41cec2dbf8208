import type { Env } from '#server/env.ts';
import type { StorableMail } from '#server/mail/message.ts';
import { identifyMail, type OutboxMail } from '#server/mail/outbox-entries.ts';

/**
 * Gives a mail from staff its Message-ID. It does not count towards the daily limit of its
 * recipient, which restrains mails caused by strangers.
 */
export function identifyStaffMail(
  mail: StorableMail,
  env: Pick<Env, 'appSecret' | 'mailTo' | 'siteUrl'>,
): OutboxMail {
  return { ...identifyMail(mail, env), recipientKey: null, mailboxKey: null };
}
