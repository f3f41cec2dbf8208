/** What the build compresses is what `npm start` sends. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressedDirectory } from '#server/platform/compressed-files.ts';
import { serveStaticFiles } from '#server/platform/static-files.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { compressSite } from '../../scripts/site/compress-site.ts';

const page = (text: string) => `<p>${text.repeat(400)}</p>`;
const brotli = new Headers({ 'accept-encoding': 'br' });

let site: string;
beforeEach(async () => {
  const project = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(project, { recursive: true }));
  site = join(project, 'dist');
  await mkdir(join(site, 'client'), { recursive: true });
  await writeFile(join(site, 'client/a.html'), page('a'));
  await writeFile(join(site, 'client/b.html'), page('b'));
  await writeFile(join(site, 'client/c.html'), '<p>small</p>');
});

test('a file is sent as the build has compressed it', async () => {
  await compressSite(site);
  const directory = compressedDirectory(site);
  expect(await readdir(directory)).toHaveLength(2);
  for (const file of await readdir(directory)) await writeFile(join(directory, file), 'as it was kept');
  const files = serveStaticFiles(join(site, 'client'), directory);
  expect((await files.find('/a', brotli))?.body?.toString()).toBe('as it was kept');
});

test('a file that the build has not compressed is compressed when it is asked for', async () => {
  const files = serveStaticFiles(join(site, 'client'), compressedDirectory(site));
  const answer = await files.find('/a', brotli);
  expect(brotliDecompressSync(answer?.body ?? '').toString()).toBe(page('a'));
});

test('a file that could not be compressed is compressed when it is asked for again', async () => {
  const compression = await import('#server/platform/compression.ts');
  const compress = vi.fn(compression.compress).mockRejectedValueOnce(new Error('no memory'));
  vi.resetModules();
  vi.doMock('#server/platform/compression.ts', () => ({ ...compression, compress }));
  onTestFinished(() => {
    vi.doUnmock('#server/platform/compression.ts');
    vi.resetModules();
  });
  const fresh = await import('#server/platform/static-files.ts');
  const files = fresh.serveStaticFiles(join(site, 'client'), compressedDirectory(site));
  await expect(files.find('/a', brotli)).rejects.toThrow('no memory');
  const answer = await files.find('/a', brotli);
  expect(brotliDecompressSync(answer?.body ?? '').toString()).toBe(page('a'));
});

test('the next build compresses what is new and removes what is gone', async () => {
  await compressSite(site);
  const before = await readdir(compressedDirectory(site));
  const next = `${site}-1700000000000`;
  await mkdir(join(next, 'client'), { recursive: true });
  await writeFile(join(next, 'client/a.html'), page('a'));
  await writeFile(join(next, 'client/d.html'), page('d'));
  await compressSite(next);
  const after = await readdir(compressedDirectory(next));
  expect(compressedDirectory(next)).toBe(compressedDirectory(site));
  expect(after).toHaveLength(2);
  expect(after.filter((file) => before.includes(file))).toHaveLength(1);
});
