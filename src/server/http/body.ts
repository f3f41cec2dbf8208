/** Reads the fields of a form from the body of a request, whatever way they were sent. */
import { Refusal } from '#server/http/answers.ts';

export const maxBodyBytes = 64 * 1024;

/** Several times what the largest form has. */
export const maxFields = 100;

/** Field name -> what was sent: always text from a form, anything from JSON. */
export type Fields = Record<string, unknown>;

interface ContentType {
  type: string;
  /** The header as it was sent, with the boundary of a multipart body. */
  header: string;
}

/**
 * Gives the fields; refuses a body of another kind (415), of more than 64 KiB or too many fields
 * (413), or that cannot be read (400).
 */
export async function readFields(request: Request): Promise<Fields> {
  const contentType = readContentType(request.headers);
  const bytes = await readBytes(request);
  try {
    const fields =
      contentType.type === 'application/json' ? parseJson(bytes) : await parseForm(bytes, contentType.header);
    return requireNames(fields);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'answers.unreadable');
  }
}

function readContentType(headers: Headers): ContentType {
  const header = headers.get('content-type') ?? '';
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  const isKnown = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].includes(
    type,
  );
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset);
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity';
  if (!isKnown || !isUtf8 || !isPlain) throw new Refusal(415, 'answers.unsupported');
  return { type, header };
}

/** No form has a name with this character, and no database takes a text with it. */
function requireNames(fields: Fields): Fields {
  if (Object.keys(fields).some((name) => name.includes('\0'))) throw new Refusal(400, 'answers.unreadable');
  return fields;
}

/** Counts while it reads: the declared length may be absent or untrue. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (Number(request.headers.get('content-length')) > maxBodyBytes) throw tooLarge();
  const body = request.body as ReadableStream<Uint8Array> | null;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream, so the rest is not read.
    if (length > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

function tooLarge(): Refusal {
  return new Refusal(413, 'answers.tooLarge');
}

function parseJson(bytes: Uint8Array): Fields {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const value: unknown = JSON.parse(text, toWellFormed);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'answers.unreadable');
  }
  if (Object.keys(value).length > maxFields) throw tooLarge();
  return { ...value };
}

/**
 * An escape such as `\ud800` makes half a character, which no database stores; it becomes U+FFFD,
 * as in a form.
 */
function toWellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields> {
  if (countParts(bytes) > maxFields) throw tooLarge();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- these bodies are small
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const entries = [...form];
  if (entries.some(([, value]) => typeof value !== 'string')) throw new Refusal(415, 'answers.unsupported');
  return Object.fromEntries(entries);
}

/** Counted before anything is made of them: each field of a form costs its parser far more. */
function countParts(bytes: Uint8Array<ArrayBuffer>): number {
  const text = Buffer.from(bytes).toString('latin1');
  return text.match(/&|content-disposition:/gi)?.length ?? 0;
}

/** The fields that are texts, to show a form again as it was filled in. */
export function textsOf(fields: Fields): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** A field as text; empty when it was left out or is, as JSON may hold, of another kind. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
