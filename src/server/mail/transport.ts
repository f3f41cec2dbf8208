/** Sends mails to an SMTP server, or writes them as files where none is configured. */
import { company } from '#company';
import type { Env } from '#server/env.ts';
import { logoId, renderHtml } from '#server/mail/layout.ts';
import { logo } from '#server/mail/logo.ts';
import type { Attachment, Mail } from '#server/mail/message.ts';
import { renderText, toFlowed } from '#server/mail/plain-text.ts';
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';

/** A mail with its Message-ID, which stays the same for each attempt. */
export interface IdentifiedMail extends Omit<Mail, 'attachments'> {
  attachments: (Omit<Attachment, 'content' | 'fileOf'> & { content: string | Buffer })[];
  messageId: string;
  date: Date;
  /** The envelope sender; by default the address in `From`. */
  returnPath?: string | undefined;
}

export interface MailTransport {
  /**
   * Resolves when the mail is accepted or written. A server transport rejects when the signal
   * aborts.
   */
  send: (mail: IdentifiedMail, signal: AbortSignal) => Promise<void>;
  /** Resolves when the server accepts the login, or the folder is writable; rejects otherwise. */
  verify: () => Promise<void>;
  close: () => void;
}

type MailEnv = Pick<Env, 'smtpUrl' | 'mailDirectory' | 'mailFrom' | 'production'>;

const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 20_000;

/** Opens the transport that the environment configures. */
export function openMailTransport(env: MailEnv): MailTransport {
  const { smtpUrl, mailDirectory, mailFrom } = env;
  return smtpUrl === undefined ? toFiles(mailDirectory, mailFrom) : toServer(smtpUrl, env);
}

/** Loads nodemailer only when it is needed, which is after the response of an endpoint. */
const loadNodemailer = () => import('nodemailer');

function toServer(url: string, { mailFrom: from, production }: MailEnv): MailTransport {
  const options = {
    url: production ? requireEncryption(url) : url,
    pool: true as const,
    maxConnections: 5,
    // The outbox counts and spaces the retries.
    maxRequeues: 0,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  };
  let opened: Promise<Transporter> | undefined;
  const open = () => (opened ??= loadNodemailer().then(({ createTransport }) => createTransport(options)));
  return {
    send: async (mail, signal) => {
      await (await open()).sendMail({ ...compose(mail, from), signal });
    },
    verify: async () => {
      await (await open()).verify();
    },
    close: () => {
      void opened?.then((transport) => {
        transport.close();
      });
    },
  };
}

/**
 * Requires STARTTLS, because a network attacker can strip it from the response of a server (RFC
 * 3207, 6). The requirement is part of the URL, because the URL overrides other options of
 * nodemailer.
 */
function requireEncryption(url: string): string {
  const address = new URL(url);
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/**
 * Writes mails to a folder. A file is named after the Message-ID, so that a retry overwrites it.
 */
function toFiles(directory: string, from: string): MailTransport {
  let made: Promise<unknown> | undefined;
  return {
    send: async (mail) => {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(compose(mail, from));
      const file = join(directory, `${mail.messageId.replace(/[^\w@.-]/g, '')}.eml`);
      await (made ??= mkdir(directory, { recursive: true }));
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    verify: async () => {
      await mkdir(directory, { recursive: true });
      await access(directory, constants.W_OK);
    },
    close: () => undefined,
  };
}

/**
 * Returns the message for nodemailer. Addresses are objects, and line breaks are removed from
 * subjects and addresses, so that no text can inject a header
 * (https://owasp.org/www-community/attacks/Email_Header_Injection).
 */
function compose(mail: IdentifiedMail, from: string): SendMailOptions {
  const html = renderHtml(mail.body);
  return {
    from: { name: company.brand, address: from },
    to: { name: '', address: oneLine(mail.recipient) },
    ...(mail.returnPath && { envelope: { from: mail.returnPath, to: oneLine(mail.recipient) } }),
    replyTo: { name: '', address: oneLine(mail.replyTo) },
    subject: oneLine(mail.body.subject),
    // As alternatives, because Nodemailer allows a content type only there. Programs show the last.
    alternatives: [
      { contentType: 'text/plain; charset=utf-8; format=flowed', content: toFlowed(renderText(mail.body)) },
      { contentType: 'text/html; charset=utf-8', content: html },
    ],
    attachments: [...mail.attachments, ...picturesOf(html)],
    messageId: oneLine(mail.messageId),
    date: mail.date,
    ...(mail.threadIds && { references: mail.threadIds, inReplyTo: mail.threadIds.at(-1) }),
    headers: {
      // Asks vacation responders not to reply: RFC 3834, section 5.
      ...(mail.threadIds ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeUrl && unsubscribeHeaders(mail.unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Returns the logo as an inline attachment if the HTML shows it. It is not a link because Outlook
 * blocks remote pictures, and loading one would reveal when a mail is read. It is not stored with
 * the mail because it never changes.
 */
function picturesOf(html: string): SendMailOptions['attachments'] & object {
  if (!html.includes(`cid:${logoId}`)) return [];
  const content = Buffer.from(logo, 'base64');
  const inline = { cid: logoId, contentDisposition: 'inline' as const };
  return [{ ...inline, filename: 'logo.png', contentType: 'image/png', content }];
}

/** One-click unsubscribe: RFC 8058, section 3.1. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${oneLine(url)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ');
}
