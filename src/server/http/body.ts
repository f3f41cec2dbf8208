/** Parses the fields of a form from a request body: JSON, URL-encoded or multipart. */
import { MIMEType } from 'node:util';
import { Refusal } from '#server/http/answers.ts';

export const maxBodyBytes = 64 * 1024;

/**
 * Maximum size of a body with a file. It is above the maximum file size, so that a slightly larger
 * file gets a proper error message.
 */
export const maxUploadBytes = 8 * 1024 * 1024;

/** Maximum number of fields, several times that of the largest form. */
export const maxFields = 100;

/**
 * The maximum length of a multipart boundary (RFC 2046, 5.1.1). The time to find one grows with its
 * length times the length of the body: 14,000 characters in 8 MB took minutes.
 */
const maxBoundaryLength = 70;

/** Maximum size of the headers of a part, several times that of headers with a file name. */
const maxHeadBytes = 4096;

/** Values by field name: strings, and a `SentFile`, from a form; any type from JSON. */
export type Fields = Record<string, unknown>;

/** An uploaded file before validation. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

type Bytes = Buffer<ArrayBuffer>;

/**
 * Parses the fields. Rejects another content type or a file in another field (415), more than 64
 * KiB or too many fields (413), an invalid body (400), and one that was aborted or too slow (408).
 * The field named `fileField` may hold a file, as a `SentFile`; such a form may have 8 MiB, with at
 * most 64 KiB of text.
 */
export async function readFields(request: Request, fileField?: string): Promise<Fields> {
  const type = readContentType(request.headers);
  const mayHoldFile = fileField !== undefined && type.essence === multipart;
  const bytes = await readBytes(request, mayHoldFile ? maxUploadBytes : maxBodyBytes);
  return parseFields(bytes, type, fileField);
}

/**
 * Parses the fields like `readFields`. For a form with a file, parses only the fields that end
 * within the first 64 KiB, and does not reject a larger body.
 */
export async function readFirstTexts(request: Request, fileField?: string): Promise<Fields> {
  const type = readContentType(request.headers);
  if (fileField === undefined || type.essence !== multipart) return readFields(request);
  const { bytes, isWhole } = await readStart(request, maxBodyBytes);
  return parseFields(isWhole ? bytes : dropIncompletePart(bytes, type), type, fileField);
}

/** Cuts off an incomplete last part of a multipart body. */
function dropIncompletePart(bytes: Bytes, type: MIMEType): Bytes {
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

/** Rejects field names that contain NUL. */
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
 * Reads at most `maxBytes` of the body. Counts while it reads, because `Content-Length` may be
 * absent or wrong. Copies each chunk, because a chunk of a single byte may retain a buffer of half
 * a kilobyte, and an upload in such chunks took more than 2 GB.
 */
async function readStart(request: Request, maxBytes: number): Promise<{ bytes: Bytes; isWhole: boolean }> {
  let bytes: Bytes = Buffer.alloc(0);
  let length = 0;
  const body = request.body as ReadableStream<Uint8Array> | null;
  try {
    for await (const chunk of body ?? []) {
      const piece = chunk.subarray(0, maxBytes - length);
      bytes = grow(bytes, length + piece.byteLength, maxBytes);
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
 * Returns a buffer of at least `needed` bytes with the same content. It grows as data arrives,
 * because with the maximum allocated at once, 600 slow requests of a few bytes took 5 GB.
 */
function grow(bytes: Bytes, needed: number, maxBytes: number): Bytes {
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
 * Removes NUL, and replaces lone surrogates (`\ud800` in JSON) with U+FFFD, as in a form:
 * PostgreSQL stores neither.
 */
function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

async function parseForm(bytes: Bytes, type: MIMEType, fileField: string | undefined): Promise<Fields> {
  if (hasTooManyFields(bytes, type)) throw tooLarge();
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated for bodies without a limit
  const form = await new Response(bytes, { headers: { 'content-type': String(type) } }).formData();
  const entries = [...form].filter(([, value]) => typeof value === 'string' || !isEmptyFile(value));
  if (entries.some(([name, value]) => typeof value !== 'string' && name !== fileField))
    throw new Refusal(415, 'answers.unsupported');
  const texts = entries.map(([, value]) => (typeof value === 'string' ? value : ''));
  if (texts.join('').length > maxBodyBytes) throw tooLarge();
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([name, value]) => [
        name,
        typeof value === 'string'
          ? cleanText(value)
          : { name: cleanText(value.name), bytes: new Uint8Array(await value.arrayBuffer()) },
      ]),
    ),
  ) as Fields;
}

/** True for the part that browsers send for an empty file input. */
function isEmptyFile({ name, size }: File): boolean {
  return name === '' && size === 0;
}

/** True for a file of a multipart form; JSON cannot produce one. */
export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

/**
 * True for a body with too many fields or too large headers of a part. Checked before parsing,
 * because fields and headers cost the parser far more than other bytes. Does not parse the headers,
 * because the parser accepts more notations than browsers use.
 */
function hasTooManyFields(bytes: Bytes, { essence, params }: MIMEType): boolean {
  if (essence !== multipart) return findAll(bytes, '&').length >= maxFields;
  // A delimiter precedes each part and ends the body.
  const delimiters = findAll(bytes, `--${params.get('boundary') ?? ''}`);
  return (
    delimiters.length > maxFields + 1 || delimiters.some((at) => countHeadBytes(bytes, at) > maxHeadBytes)
  );
}

/**
 * Returns the positions of a text in a body, up to slightly more than the maximum number of fields.
 */
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

/** Returns a field as a string; empty when it is absent or, in JSON, of another type. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
