import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the size after compression with Brotli, by default at the quality of the build. */
export function compressedBytes(content: Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return brotliCompressSync(content, { params }).byteLength;
}
