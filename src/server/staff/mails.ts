import type { Env } from '#server/env.ts';
import type { StorableMail } from '#server/mail/message.ts';
import { identifyMail, type OutboxMail } from '#server/mail/outbox-entries.ts';

/**
 * Gives a mail that staff sends its identity. It is not counted among those of its recipient: that
 * limit holds back what strangers have sent to an address.
 */
export function identifyStaffMail(
  mail: StorableMail,
  env: Pick<Env, 'appSecret' | 'mailTo' | 'siteUrl'>,
): OutboxMail {
  return { ...identifyMail(mail, env), recipientKey: null, mailboxKey: null };
}
