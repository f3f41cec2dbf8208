/** Serves the built site as Netlify's edge does: pretty addresses, `ETag`, compression. */
import { createHash } from 'node:crypto';
import { StaticHandler } from '@netlify/static';
import { chooseEncoding, compress, isCompressible, keptQuality } from '#server/platform/compression.ts';

export interface StaticFiles {
  /**
   * Gives the answer with the file of the request's path, also 304; undefined when there is none.
   */
  find(request: Request): Promise<Response | undefined>;
}

interface Variant {
  etag: string;
  body: Buffer;
}

/** For the host, not for visitors. */
const privateFile = /^\/+_(headers|redirects)\/*$/;

/** Compressed files are kept in memory by their content, so that a path cannot fill it. */
export function serveStaticFiles(directory: string): StaticFiles {
  const handler = new StaticHandler({ directory });
  const variants = new Map<string, Promise<Variant>>();

  const variantOf = (content: Buffer, encoding: ReturnType<typeof chooseEncoding>): Promise<Variant> => {
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 11);
    if (!encoding) return Promise.resolve({ etag: `"${digest}"`, body: content });
    const etag = `"${digest}-${encoding}"`;
    const known = variants.get(etag);
    if (known) return known;
    const made = compress(content, encoding, keptQuality).then((body) => ({ etag, body }));
    variants.set(etag, made);
    return made;
  };

  return {
    async find(request) {
      const file = await readFile(handler, request);
      if (!file) return undefined;
      const content = Buffer.from(await file.arrayBuffer());
      const compressible = isCompressible(file.headers.get('content-type'), content.byteLength);
      const encoding = compressible ? chooseEncoding(request.headers.get('accept-encoding')) : undefined;
      const { etag, body } = await variantOf(content, encoding);
      // Tells nothing, with each of a page's files.
      file.headers.delete('age');
      file.headers.set('etag', etag);
      if (compressible) file.headers.set('vary', 'Accept-Encoding');
      if (isFresh(request, etag)) return new Response(null, { status: 304, headers: file.headers });
      if (encoding) file.headers.set('content-encoding', encoding);
      return new Response(new Uint8Array(body), { headers: file.headers });
    },
  };
}

async function readFile(handler: StaticHandler, request: Request): Promise<Response | undefined> {
  if (privateFile.test(new URL(request.url).pathname)) return undefined;
  return (await handler.match(request))?.handle();
}

// RFC 9110, 13.1.2: the comparison is weak, and `*` means any.
function isFresh(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
