/** What a file weighs on its way to a browser. */
import { brotliCompressSync, constants } from 'node:zlib';
import { keptQuality } from '#server/platform/compression.ts';

/**
 * Bytes of the content in Brotli: as well compressed as the site sends it, or worse and quicker.
 */
export function compressedBytes(content: Buffer, quality = keptQuality): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return brotliCompressSync(content, { params }).byteLength;
}
