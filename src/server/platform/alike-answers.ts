/** Compresses pages on demand that many visitors get alike. */
import { digestOf } from '#server/platform/compressed-files.ts';
import { compress, keptQuality } from '#server/platform/compression.ts';

const mostKept = 100;

/** By the digest of the page; undefined while it was seen once, or is being compressed. */
const kept = new Map<string, Buffer | undefined>();
let isBusy = false;

/**
 * The page in Brotli: quickly at first, and as small as a built one once it was asked for again.
 * That takes a tenth of a second, so one page at a time gets it.
 */
export async function compressAlike(page: Uint8Array): Promise<Buffer> {
  const digest = digestOf(page);
  const best = kept.get(digest);
  if (best) return best;
  if (kept.has(digest) && !isBusy) void compressBest(digest, page);
  else if (!kept.has(digest)) remember(digest, undefined);
  return compress(page, 'br');
}

async function compressBest(digest: string, page: Uint8Array): Promise<void> {
  isBusy = true;
  try {
    remember(digest, await compress(page, 'br', keptQuality));
  } catch {
    // It was sent as it was compressed quickly; the next visitor has it tried again.
  } finally {
    isBusy = false;
  }
}

function remember(digest: string, best: Buffer | undefined): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= mostKept && !kept.has(digest)) kept.delete(oldest);
  kept.set(digest, best);
}
