/**
 * What the build compresses for `npm start`, so that no visitor waits for it: files beside the
 * built site, named by the digest of what they are made of. One that is missing is made when it is
 * asked for.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Short, as it is part of each answer's `ETag`. */
export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 11);
}

/** The folder beside a built site, one for all builds of it: most files stay as they were. */
export function compressedDirectory(siteDirectory: string): string {
  return `${siteDirectory.replace(/-\d+$/, '')}-compressed`;
}

export function compressedName(digest: string): string {
  return `${digest}.br`;
}

/** The compressed content; undefined when the build left none. */
export async function readCompressed(directory: string, digest: string): Promise<Buffer | undefined> {
  return await readFile(join(directory, compressedName(digest))).catch(() => undefined);
}
