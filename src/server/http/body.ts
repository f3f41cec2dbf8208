/** Reads the fields of a form from the body of a request, whatever way they were sent. */
import { Refusal } from '#server/http/answers.ts';

export const maxBodyBytes = 64 * 1024;

/** More than the largest file, so that one that is too large can be told so. */
export const maxUploadBytes = 8 * 1024 * 1024;

/** Several times what the largest form has. */
export const maxFields = 100;

/** Field name -> what was sent: always text from a form, anything from JSON. */
export type Fields = Record<string, unknown>;

/** A file as it was sent, whatever is in it. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

interface ContentType {
  type: string;
  /** The header as it was sent, with the boundary of a multipart body. */
  header: string;
}

/**
 * Gives the fields; refuses a body of another kind (415), of more than 64 KiB or too many fields
 * (413), or that cannot be read (400). Under the name of `fileField` there may be a file, which is
 * a `SentFile` then; a form with one may have 8 MiB, or `maxBytes` when given.
 */
export async function readFields(
  request: Request,
  fileField?: string,
  maxBytes = maxUploadBytes,
): Promise<Fields> {
  const contentType = readContentType(request.headers);
  const mayHoldFile = fileField !== undefined && contentType.type === multipart;
  const bytes = await readBytes(request, mayHoldFile ? maxBytes : maxBodyBytes);
  try {
    const fields =
      contentType.type === 'application/json'
        ? parseJson(bytes)
        : await parseForm(bytes, contentType, fileField);
    return requireNames(fields);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'answers.unreadable');
  }
}

const multipart = 'multipart/form-data';

function readContentType(headers: Headers): ContentType {
  const header = headers.get('content-type') ?? '';
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  const isKnown = ['application/json', 'application/x-www-form-urlencoded', multipart].includes(type);
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset);
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity';
  if (!isKnown || !isUtf8 || !isPlain) throw new Refusal(415, 'answers.unsupported');
  return { type, header };
}

/** No form has a name with this character. */
function requireNames(fields: Fields): Fields {
  if (Object.keys(fields).some((name) => name.includes('\0'))) throw new Refusal(400, 'answers.unreadable');
  return fields;
}

/** Counts while it reads: the declared length may be absent or untrue. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const body = request.body as ReadableStream<Uint8Array> | null;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream, so the rest is not read.
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

function tooLarge(): Refusal {
  return new Refusal(413, 'answers.tooLarge');
}

function parseJson(bytes: Uint8Array): Fields {
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

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  { type, header }: ContentType,
  fileField: string | undefined,
): Promise<Fields> {
  if (countParts(bytes, type) > maxFields) throw tooLarge();
  // oxlint-disable-next-line typescript/no-deprecated -- so for bodies without a limit
  const form = await new Response(bytes, { headers: { 'content-type': header } }).formData();
  const entries = [...form].filter(([, value]) => typeof value === 'string' || !isNoFile(value));
  if (entries.some(([name, value]) => typeof value !== 'string' && name !== fileField))
    throw new Refusal(415, 'answers.unsupported');
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([name, value]) => [
        name,
        typeof value === 'string' ? cleanText(value) : await toSentFile(value),
      ]),
    ),
  ) as Fields;
}

/** What browsers send for a control without a file. */
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

/** Counted before anything is made of them: each field of a form costs its parser far more. */
function countParts(bytes: Uint8Array<ArrayBuffer>, type: string): number {
  const text = Buffer.from(bytes).toString('latin1');
  return text.match(type === multipart ? /content-disposition:/gi : /&/g)?.length ?? 0;
}

/** A field as text; empty when it was left out or is, as JSON may hold, of another kind. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
