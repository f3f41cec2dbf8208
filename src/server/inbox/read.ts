/** Reads a mail that a stranger wrote: what is shown of it is plain text, whatever it holds. */
import { cleanText, maxLengths } from '#contracts/fields.ts';
import { cvFile } from '#contracts/cv-file.ts';
import { isAddress } from '#domain/mailbox.ts';
import { readFile } from '#server/forms/file.ts';
import type { UploadedFile } from '#server/files.ts';
import { createHash, randomUUID } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';

export interface ReceivedMail {
  /** Its Message-ID; for one that has none, a digest of it. */
  id: string;
  /** In lower case; empty when it names none. */
  sender: string;
  /** Every header that may name to whom it was sent, as text. */
  recipients: string;
  /** The Message-IDs that it answers. */
  answered: string[];
  subject: string;
  text: string;
  /** True when its text or its files are more than is kept. */
  isCut: boolean;
  files: UploadedFile[];
  /** Names of the files that are not kept. */
  leftOut: string[];
  /** True when a program wrote it, such as an out-of-office reply. */
  isAutomatic: boolean;
}

const maxTextLength = 20_000;
/** Several times what is kept of its text. */
const maxReadLength = 500_000;
const mostFiles = 5;
const mostNames = 20;
const mostAnswered = 50;

/** Several times what honest mails have; beyond it reading fails. */
const limits = { maxHeadersSize: 256 * 1024, maxNestingDepth: 20, maxRfc822NestingDepth: 0 };

const messageId = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/;
const recipientHeaders = ['to', 'cc', 'delivered-to', 'envelope-to', 'x-original-to'];

/** Reads its bytes, or only the first of them when it is not `isWhole`; rejects what is no mail. */
export async function readMail(source: Uint8Array, isWhole: boolean): Promise<ReceivedMail> {
  const email = await PostalMime.parse(source, limits);
  const written = email.text ?? (await textOf(email.html ?? ''));
  const whole = clean(written.slice(0, maxReadLength));
  const text = Array.from(whole).slice(0, maxTextLength).join('');
  const sender = email.from?.address?.toLowerCase() ?? '';
  const { files, leftOut } = judgeFiles(email.attachments, isWhole);
  return {
    id: messageId.test(email.messageId ?? '') ? (email.messageId ?? '') : digestOf(source),
    sender: isAddress(sender) ? sender : '',
    recipients: recipientHeaders.flatMap((name) => valuesOf(email, name)).join(' '),
    answered: [...idsIn(email.references), ...idsIn(email.inReplyTo)].slice(-mostAnswered),
    subject: clean(email.subject ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, 2 * maxLengths.line)
      .toWellFormed(),
    text,
    isCut: !isWhole || text.length < whole.length,
    files,
    leftOut,
    isAutomatic: isAutomatic(email),
  };
}

/**
 * The text of HTML, by the mail parser's own conversion, which a parser of documents would take
 * minutes for: it converts a part only beside one that is text.
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

/** Keeps files that may be a curriculum vitae. Pictures that the text shows are no files. */
function judgeFiles(attachments: readonly Attachment[], isWhole: boolean) {
  const files: UploadedFile[] = [];
  const leftOut: string[] = [];
  for (const { filename, mimeType, content, related } of attachments) {
    if (related) continue;
    const name = clean(filename ?? mimeType).replace(/\s+/g, ' ');
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const { file } = readFile(cvFile, { [cvFile.field]: { name, bytes } });
    if (file && isWhole && files.length < mostFiles) files.push(file);
    else leftOut.push(name.slice(0, maxLengths.line).toWellFormed());
  }
  return { files, leftOut: leftOut.slice(0, mostNames) };
}

/** RFC 3834 (5), and what programs of before it write; a mail without a way back is a report. */
function isAutomatic(email: Email): boolean {
  const has = (name: string, pattern: RegExp) => valuesOf(email, name).some((value) => pattern.test(value));
  return (
    has('auto-submitted', /^(?!\s*no\b)/i) ||
    has('precedence', /bulk|junk|list|auto/i) ||
    has('x-autoreply', /./) ||
    has('x-autorespond', /./) ||
    has('return-path', /^\s*<>/) ||
    has('content-type', /^\s*multipart\/report/i)
  );
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
