/** The size of a file as a browser downloads it. */
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of the content in Brotli: compressed as well as by the build, or worse and quicker. */
export function compressedBytes(content: Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return brotliCompressSync(content, { params }).byteLength;
}
