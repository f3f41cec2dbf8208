/**
 * Compresses the files of a built site for `npm start`, once. What an earlier build has compressed
 * stays; what no page is made of any more goes.
 */
import { glob, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedDirectory, compressedName, digestOf } from '#server/platform/compressed-files.ts';
import { compress, keptQuality, minimumBytes } from '#server/platform/compression.ts';

const texts = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';
/** As many as Node works at side by side. */
const atOnce = 4;

/** Leaves the compressed files of the site beside it, and no others. */
export async function compressSite(siteDirectory: string): Promise<void> {
  const directory = compressedDirectory(siteDirectory);
  await mkdir(directory, { recursive: true });
  const known = new Set(await readdir(directory));
  const wanted = new Set<string>();
  const files = await Array.fromAsync(glob(`${siteDirectory}/client/${texts}`));
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const content = await readFile(file);
      const name = compressedName(digestOf(content));
      if (content.byteLength < minimumBytes || wanted.has(name)) continue;
      wanted.add(name);
      if (!known.has(name))
        await writeFile(join(directory, name), await compress(content, 'br', keptQuality));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await Promise.all([...known].filter((name) => !wanted.has(name)).map((name) => rm(join(directory, name))));
}

if (import.meta.main) {
  const [, , siteDirectory = 'dist'] = process.argv;
  await compressSite(siteDirectory);
}
