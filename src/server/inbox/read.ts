/** Parses a mail of unknown origin into plain text and accepted files. */
import { cleanText, maxLengths } from '#contracts/fields.ts';
import { cvFile } from '#contracts/cv-file.ts';
import { isAddress } from '#domain/mailbox.ts';
import { readFile } from '#server/forms/file.ts';
import type { UploadedFile } from '#server/files.ts';
import { createHash, randomUUID } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';

const maxTextLength = 20_000;
/** Several times the stored length of a text. */
const maxReadLength = 500_000;
const maxFiles = 5;
const maxNames = 20;
const maxAnswered = 50;

/** Limits of the parser, several times what ordinary mails have; parsing fails beyond them. */
const limits = { maxHeadersSize: 256 * 1024, maxNestingDepth: 20, maxRfc822NestingDepth: 0 };

const messageId = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/;
const emptyPath = /^\s*<>/;
const report = /^\s*multipart\/report/i;
const recipientHeaders = ['to', 'cc', 'delivered-to', 'envelope-to', 'x-original-to'];

/**
 * Parses the bytes of a mail, or only the first of them unless `isWhole`; rejects for an invalid
 * mail.
 */
export async function readMail(source: Uint8Array, isWhole: boolean) {
  const email = await PostalMime.parse(source, limits);
  const status = deliveryStatusOf(email);
  // A mail program may send an empty text beside its HTML.
  const written = email.text?.trim() ? email.text : await textOf(email.html ?? '');
  const whole = clean(written.slice(0, maxReadLength)) || clean(status);
  const text = Array.from(whole).slice(0, maxTextLength).join('');
  const sender = email.from?.address?.toLowerCase() ?? '';
  const { files, leftOut } = selectFiles(status === '' ? email.attachments : [], isWhole);
  return {
    // The Message-ID, or a digest of a mail without one.
    id: messageId.test(email.messageId ?? '') ? (email.messageId ?? '') : digestOf(source),
    // In lower case; empty when absent.
    sender: isAddress(sender) ? sender : '',
    // The text of every header that may contain the recipient.
    recipients: recipientHeaders.flatMap((name) => valuesOf(email, name)).join(' '),
    // The Message-IDs in `In-Reply-To` and `References`.
    answered: [...idsIn(email.references), ...idsIn(email.inReplyTo)].slice(-maxAnswered),
    subject: clean(email.subject ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, 2 * maxLengths.line)
      .toWellFormed(),
    text,
    // True when the mail or its text exceeds the limits.
    isCut: !isWhole || text.length < whole.length,
    files,
    // Names of the files that are not stored.
    leftOut,
    // True for an automatic reply, such as an out-of-office message.
    isAutomatic: isAutomatic(email),
    // True for a bounce; a report of a delay is an automatic reply only.
    isUndelivered: status === '' ? isPlainBounce(email) : /^action:\s*failed\b/im.test(status),
  };
}

export type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

/**
 * Converts HTML to text with the mail parser, because a DOM parser would take minutes. The parser
 * only converts an HTML part beside one with plain text, so an empty text part is added.
 */
async function textOf(html: string): Promise<string> {
  const boundary = randomUUID();
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}\r\n`;
  const parts = part('text/plain', '') + part('text/html', withoutStyles(html.slice(0, maxReadLength)));
  const { text = '' } = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${parts}--${boundary}--\r\n`,
  );
  return text;
}

function withoutStyles(html: string): string {
  const [before = '', ...styled] = html.split(/<style\b/i);
  return (
    before +
    styled
      .map((piece) =>
        piece
          .split(/<\/style\s*>/i)
          .slice(1)
          .join(''),
      )
      .join('')
  );
}

function clean(text: string): string {
  return cleanText(text.replace(/[\u0085\u2028\u2029]/g, '\n').toWellFormed()).replace(/\n{3,}/g, '\n\n');
}

/**
 * Selects the first files of a complete mail that have the type and the size of a CV, and returns
 * the names of the others. Inline pictures do not count as files.
 */
function selectFiles(attachments: readonly Attachment[], isWhole: boolean) {
  const files: UploadedFile[] = [];
  const leftOut: string[] = [];
  for (const { filename, mimeType, content, related } of attachments) {
    if (related) continue;
    const name = clean(filename ?? mimeType).replace(/\s+/g, ' ');
    const bytes = bytesOf(content);
    const { file } = readFile(cvFile, { [cvFile.field]: { name, bytes } });
    if (file && isWhole && files.length < maxFiles) files.push(file);
    else leftOut.push(name.slice(0, maxLengths.line).toWellFormed());
  }
  return { files, leftOut: leftOut.slice(0, maxNames) };
}

function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/**
 * True for `Auto-Submitted` (RFC 3834, 5), for similar headers of older programs, and for reports.
 */
function isAutomatic(email: Email): boolean {
  return (
    has(email, 'auto-submitted', /^(?!\s*no\b)/i) ||
    has(email, 'precedence', /bulk|junk|list|auto/i) ||
    has(email, 'x-autoreply', /./) ||
    has(email, 'x-autorespond', /./) ||
    has(email, 'return-path', emptyPath) ||
    has(email, 'content-type', report)
  );
}

/** Returns the delivery status in a report (RFC 3464, 2; RFC 6533, 6); empty for another mail. */
function deliveryStatusOf(email: Email): string {
  const isStatus = ({ mimeType }: Attachment) => /^message\/(global-)?delivery-status$/.test(mimeType);
  const part = has(email, 'content-type', report) && email.attachments.find(isStatus);
  return part ? new TextDecoder().decode(bytesOf(part.content)).slice(0, maxReadLength) : '';
}

/**
 * True for a bounce of an older server. An empty return path is not enough, because out-of-office
 * replies have one too.
 */
function isPlainBounce(email: Email): boolean {
  return has(email, 'return-path', emptyPath) && /^mailer-daemon@/i.test(email.from?.address ?? '');
}

function has(email: Email, name: string, pattern: RegExp): boolean {
  return valuesOf(email, name).some((value) => pattern.test(value));
}

function valuesOf({ headers }: Email, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value);
}

function idsIn(header = ''): string[] {
  return header.split(/\s+/).filter((id) => messageId.test(id));
}

function digestOf(source: Uint8Array): string {
  return createHash('sha256').update(source).digest('base64url');
}
