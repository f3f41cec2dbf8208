/** Reads the fields of a form from the body of a request, whatever way they were sent. */
import { MIMEType } from 'node:util';
import { Refusal } from '#server/http/answers.ts';

export const maxBodyBytes = 64 * 1024;

/** More than the largest file, so that one that is too large can be told so. */
export const maxUploadBytes = 8 * 1024 * 1024;

/** Several times what the largest form has. */
export const maxFields = 100;

/**
 * The longest delimiter between the parts of a multipart body (RFC 2046, 5.1.1). Searching for one
 * takes up to its length times that of the body: 14,000 characters in 8 MB took minutes.
 */
const maxBoundaryLength = 70;

/** Several times what the name of a file takes, in the headers of its part. */
const maxHeadBytes = 4096;

/** Field name -> what was sent: always text from a form, anything from JSON. */
export type Fields = Record<string, unknown>;

/** A file as it was sent, whatever is in it. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

type Bytes = Buffer<ArrayBuffer>;

/**
 * Returns the fields; refuses a body of another kind (415), of more than 64 KiB or too many fields
 * (413), that cannot be read (400), or that broke off or came too slowly (408). The field named
 * `fileField` may hold a file, as a `SentFile`; a form with one may have 8 MiB, its texts no more
 * than others.
 */
export async function readFields(request: Request, fileField?: string): Promise<Fields> {
  const type = readContentType(request.headers);
  const mayHoldFile = fileField !== undefined && type.essence === multipart;
  const bytes = await readBytes(request, mayHoldFile ? maxUploadBytes : maxBodyBytes);
  return parseFields(bytes, type, fileField);
}

/**
 * Returns the texts of a form whose file is not read: of a form of more than 64 KiB, those before
 * the file. Refuses what `readFields` refuses.
 */
export async function readFirstTexts(request: Request, fileField?: string): Promise<Fields> {
  const type = readContentType(request.headers);
  if (fileField === undefined || type.essence !== multipart) return readFields(request);
  const { bytes, isWhole } = await readStart(request, maxBodyBytes);
  return parseFields(isWhole ? bytes : toWholeParts(bytes, type), type, fileField);
}

/** Ends a multipart body before the part that is not complete. */
function toWholeParts(bytes: Bytes, type: MIMEType): Bytes {
  const delimiter = `\r\n--${type.params.get('boundary') ?? ''}`;
  const end = Math.max(0, bytes.lastIndexOf(delimiter));
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(`${delimiter}--\r\n`)]);
}

async function parseFields(bytes: Bytes, type: MIMEType, fileField: string | undefined): Promise<Fields> {
  try {
    return requireNames(
      type.essence === 'application/json' ? parseJson(bytes) : await parseForm(bytes, type, fileField),
    );
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'answers.unreadable');
  }
}

const multipart = 'multipart/form-data';

function readContentType(headers: Headers): MIMEType {
  const type = parseType(headers.get('content-type') ?? '');
  const isKnown = ['application/json', 'application/x-www-form-urlencoded', multipart].includes(
    type?.essence ?? '',
  );
  const isUtf8 = /^utf-?8$/i.test(type?.params.get('charset') ?? 'utf-8');
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity';
  const isSearchable = (type?.params.get('boundary') ?? '').length <= maxBoundaryLength;
  if (!type || !isKnown || !isUtf8 || !isPlain || !isSearchable)
    throw new Refusal(415, 'answers.unsupported');
  return type;
}

function parseType(header: string): MIMEType | undefined {
  try {
    return new MIMEType(header);
  } catch {
    return undefined;
  }
}

/** No form has a name with this character. */
function requireNames(fields: Fields): Fields {
  if (Object.keys(fields).some((name) => name.includes('\0'))) throw new Refusal(400, 'answers.unreadable');
  return fields;
}

async function readBytes(request: Request, maxBytes: number): Promise<Bytes> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const { bytes, isWhole } = await readStart(request, maxBytes);
  if (!isWhole) throw tooLarge();
  return bytes;
}

/**
 * Counts while it reads: the declared length may be absent or untrue. Each piece is copied, since
 * kept as it came one of a single byte takes about half a kilobyte: an upload in such pieces took
 * more than 2 GB.
 */
async function readStart(request: Request, maxBytes: number): Promise<{ bytes: Bytes; isWhole: boolean }> {
  let bytes: Bytes = Buffer.alloc(0);
  let length = 0;
  const body = request.body as ReadableStream<Uint8Array> | null;
  try {
    for await (const chunk of body ?? []) {
      const piece = chunk.subarray(0, maxBytes - length);
      bytes = withRoom(bytes, length + piece.byteLength, maxBytes);
      bytes.set(piece, length);
      length += chunk.byteLength;
      // Leaving the loop cancels the stream, so the rest is not read.
      if (length > maxBytes) break;
    }
  } catch {
    throw new Refusal(408, 'answers.unreadable');
  }
  return { bytes: bytes.subarray(0, length), isWhole: length <= maxBytes };
}

/**
 * Grows with what has arrived: with room for the largest upload from the start, 600 slow requests
 * of a few bytes took 5 GB.
 */
function withRoom(bytes: Bytes, needed: number, maxBytes: number): Bytes {
  if (needed <= bytes.byteLength) return bytes;
  const larger = Buffer.alloc(Math.min(maxBytes, 2 * needed));
  larger.set(bytes);
  return larger;
}

function tooLarge(): Refusal {
  return new Refusal(413, 'answers.tooLarge');
}

function parseJson(bytes: Bytes): Fields {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const value: unknown = JSON.parse(text, cleanValue);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'answers.unreadable');
  }
  if (Object.keys(value).length > maxFields) throw tooLarge();
  return { ...value };
}

function cleanValue(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}

/**
 * Every text that is sent passes here. PostgreSQL stores no NUL and no half of a character, as the
 * escape `\ud800` makes one; that becomes U+FFFD, as in a form.
 */
function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

async function parseForm(bytes: Bytes, type: MIMEType, fileField: string | undefined): Promise<Fields> {
  if (hasTooManyFields(bytes, type)) throw tooLarge();
  // oxlint-disable-next-line typescript/no-deprecated -- so for bodies without a limit
  const form = await new Response(bytes, { headers: { 'content-type': String(type) } }).formData();
  const entries = [...form].filter(([, value]) => typeof value === 'string' || !isNoFile(value));
  if (entries.some(([name, value]) => typeof value !== 'string' && name !== fileField))
    throw new Refusal(415, 'answers.unsupported');
  const texts = entries.map(([, value]) => (typeof value === 'string' ? value : ''));
  if (texts.join('').length > maxBodyBytes) throw tooLarge();
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([name, value]) => [
        name,
        typeof value === 'string' ? cleanText(value) : await toSentFile(value),
      ]),
    ),
  ) as Fields;
}

/** Browsers send such a part for a control without a file. */
function isNoFile({ name, size }: File): boolean {
  return name === '' && size === 0;
}

/** True for a file of a form; whatever JSON holds under its name is none. */
export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

async function toSentFile(file: File): Promise<SentFile> {
  return { name: cleanText(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * Judged before anything is made of them: each field of a form costs its parser far more, and so
 * does each byte of a part's headers. What these say is left to the parser, since it knows more
 * spellings than browsers use.
 */
function hasTooManyFields(bytes: Bytes, { essence, params }: MIMEType): boolean {
  if (essence !== multipart) return findAll(bytes, '&').length >= maxFields;
  // Before each part, and at the end.
  const delimiters = findAll(bytes, `--${params.get('boundary') ?? ''}`);
  return (
    delimiters.length > maxFields + 1 || delimiters.some((at) => countHeadBytes(bytes, at) > maxHeadBytes)
  );
}

/** Where a text stands in a body, as often as a form may have a field and a little more. */
function findAll(bytes: Bytes, text: string): number[] {
  const found: number[] = [];
  let at = bytes.indexOf(text);
  while (at >= 0 && found.length <= maxFields + 1) {
    found.push(at);
    at = bytes.indexOf(text, at + 1);
  }
  return found;
}

function countHeadBytes(bytes: Bytes, start: number): number {
  const end = bytes.indexOf('\r\n\r\n', start);
  return (end < 0 ? bytes.byteLength : end) - start;
}

/** A field as text; empty when it was left out or is, as JSON may hold, of another kind. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
