/** Bounces as mail servers write them (RFC 3464). */
import { randomUUID } from 'node:crypto';
import type { ReceivedMail } from './mailbox.ts';

interface Changes {
  /** The recipient of the bounce; the mail's envelope sender unless given. */
  to?: string | undefined;
  action?: 'failed' | 'delayed';
  /** The human-readable part. */
  words?: string;
}

/** A bounce of the mail, as Postfix writes it. */
export function aBounce(
  mail: Pick<ReceivedMail, 'envelopeFrom' | 'envelopeTo' | 'messageId' | 'raw'>,
  changes: Changes = {},
): string {
  const { to = mail.envelopeFrom, action = 'failed' } = changes;
  const recipient = mail.envelopeTo[0] ?? '';
  const { words = `<${recipient}>: host mx.example said: 550 5.1.1 User unknown` } = changes;
  const part = (contentType: string, content: string) =>
    `--part\r\nContent-Type: ${contentType}\r\n\r\n${content}\r\n`;
  const status = [
    'Reporting-MTA: dns; mail.example\r\n',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Diagnostic-Code: smtp; 550 5.1.1 User unknown\r\n`,
  ].join('\r\n');
  return `Return-Path: <>\r
From: Mail Delivery System <MAILER-DAEMON@mail.example>\r
To: ${to}\r
Subject: Undelivered Mail Returned to Sender\r
Message-ID: <${randomUUID()}@mail.example>\r
References: ${mail.messageId ?? ''}\r
Auto-Submitted: auto-replied\r
Content-Type: multipart/report; report-type=delivery-status; boundary="part"\r
\r
${part('text/plain', words)}${part('message/delivery-status', status)}${part('message/rfc822', mail.raw)}--part--\r
`;
}
