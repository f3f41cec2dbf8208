/**
 * Serves the built site as Netlify's edge does: pretty addresses, `ETag`, compression. Each file is
 * read once and then served from memory, so that no other work of the process holds pages up.
 */
import { join } from 'node:path';
import { StaticHandler } from '@netlify/static';
import type { Answer } from '#server/platform/answer.ts';
import { digestOf, readCompressed } from '#server/platform/compressed-files.ts';
import {
  chooseEncoding,
  compress,
  isCompressible,
  keptQuality,
  type Encoding,
} from '#server/platform/compression.ts';

export interface StaticFiles {
  /** Gives the answer with the file of a path, also 304; undefined when there is none. */
  find(path: string, visitor: Headers): Promise<Answer | undefined>;
}

interface KeptFile {
  headers: Headers;
  content: Buffer;
  digest: string;
  isCompressible: boolean;
}

interface Variant {
  etag: string;
  body: Buffer;
}

/** For the host, not for visitors. */
const privateFile = /^\/+_(headers|redirects)\/*$/;

/**
 * Files are kept by their path as long as it has one spelling only, and compressed ones by their
 * content: neither can be used to fill the memory. `compressed` is the folder of what the build has
 * compressed.
 */
export function serveStaticFiles(directory: string, compressed: string): StaticFiles {
  const handler = new StaticHandler({ directory });
  const files = new Map<string, Promise<KeptFile>>();
  const variants = new Map<string, Promise<Variant>>();

  const findFile = async (path: string): Promise<KeptFile | undefined> => {
    const kept = files.get(path);
    if (kept || privateFile.test(path)) return kept;
    const match = (await handler.match(new Request(`http://localhost${path}`))) ?? (await findNamed(path));
    if (!match) return undefined;
    const reading = match.handle().then(readFile);
    if (!path.includes('//')) files.set(path, reading);
    // What could not be read is tried again.
    reading.catch(() => files.delete(path));
    return reading;
  };

  /** `StaticHandler` looks for `%20` in names of files, but serves one that is its directory. */
  const findNamed = (path: string) => {
    const name = decodeName(path);
    const file = name === undefined ? [] : join(directory, name);
    return new StaticHandler({ directory: file }).match(new Request('http://localhost/'));
  };

  const variantOf = ({ content, digest }: KeptFile, encoding: Encoding | undefined): Promise<Variant> => {
    if (!encoding) return Promise.resolve({ etag: `"${digest}"`, body: content });
    const etag = `"${digest}-${encoding}"`;
    const known = variants.get(etag);
    if (known) return known;
    const made = readOrCompress(content, digest, encoding).then((body) => ({ etag, body }));
    variants.set(etag, made);
    made.catch(() => variants.delete(etag));
    return made;
  };

  const readOrCompress = async (content: Buffer, digest: string, encoding: Encoding): Promise<Buffer> => {
    const kept = encoding === 'br' ? await readCompressed(compressed, digest) : undefined;
    return kept ?? compress(content, encoding, keptQuality);
  };

  return {
    async find(path, visitor) {
      const file = await findFile(path);
      if (!file) return undefined;
      const encoding = file.isCompressible ? chooseEncoding(visitor.get('accept-encoding')) : undefined;
      const { etag, body } = await variantOf(file, encoding);
      const headers = new Headers(file.headers);
      headers.set('etag', etag);
      if (isFresh(visitor, etag)) return { status: 304, headers, body: undefined };
      if (encoding) headers.set('content-encoding', encoding);
      return { status: 200, headers, body };
    },
  };
}

/**
 * The path of a file whose name an address has to escape, such as `foto een.jpg`; undefined for one
 * that needs no escape, or is spelt in another way: it would have other headers by the rules.
 */
function decodeName(path: string): string | undefined {
  const name = decodeURI(path);
  return name !== path && encodeURI(name) === path && !name.includes('\\') ? name : undefined;
}

async function readFile(response: Response): Promise<KeptFile> {
  const { headers } = response;
  const content = Buffer.from(await response.arrayBuffer());
  const compressible = isCompressible(headers.get('content-type'), content.byteLength);
  // Tells nothing, with each of a page's files.
  headers.delete('age');
  if (compressible) headers.set('vary', 'Accept-Encoding');
  return { headers, content, digest: digestOf(content), isCompressible: compressible };
}

// RFC 9110, 13.1.2: the comparison is weak, and `*` means any.
function isFresh(visitor: Headers, etag: string): boolean {
  const known = (visitor.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
