/** Compresses answers as the visitor's browser accepts it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** For what is compressed once and kept. The last step gains 2 %. */
export const keptQuality = 11;

/** For what is made for one answer: 6 to 9 % smaller than the fourth, in nearly the same time. */
const quickQuality = 7;

/** Below this a compressed answer is hardly smaller. */
export const minimumBytes = 300;

/** Chooses from an `Accept-Encoding` header; undefined when the answer is to go as it is. */
export function chooseEncoding(accepted: string | null): Encoding | undefined {
  const codings = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase());
  const names = codings
    .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** True for text that is long enough to gain from compression. */
export function isCompressible(contentType: string | null, bytes: number): boolean {
  return bytes >= minimumBytes && /^text\/|json|javascript|xml|manifest/.test(contentType ?? '');
}

/** `brotliQuality` is 0 to 11. */
export function compress(
  body: Uint8Array,
  encoding: Encoding,
  brotliQuality = quickQuality,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
