/**
 * What is deployed of each function: one file and those of what it may load later, which run where
 * nothing of npm is installed.
 */

import { globSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite } from '../support/test-site.ts';
import { bundleFunctions, packagesDirectory, type FunctionBundle } from '../../scripts/bundle-functions.ts';

/** Compressed: a cold start loads all of it. */
const mostBytes = 690_000;

const names = readdirSync('functions').map((file) => parse(file).name);

let directory: string;
let bundles: FunctionBundle[];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blinkvast-functions-'));
  bundles = await bundleFunctions(directory);
});
afterAll(() => rm(directory, { recursive: true }));

function readPackages(): Promise<Buffer>[] {
  const packages = join(directory, packagesDirectory);
  return readdirSync(packages).map((file) => readFile(join(packages, file)));
}

test.each(names)(
  '%s is small when it is uploaded, and leaves the database of one’s own machine at home',
  async (name) => {
    const bundle = bundles.find((candidate) => candidate.name === name);
    const content = await readFile(join(directory, `${name}.mjs`));
    const packages = await Promise.all(readPackages());
    const sent = [content, ...packages].map((file) => gzipSync(file).byteLength);
    expect(sent.reduce((sum, bytes) => sum + bytes)).toBeLessThan(mostBytes);
    expect(bundle?.modules.filter((path) => path.includes('pglite'))).toEqual([]);
    expect(content.toString()).not.toContain('@electric-sql');
  },
);

test('the pages on demand, which are deployed beside them, carry none of the site’s content', async () => {
  const words = /^[A-Z][a-z, ]{40,}/m.exec(await readFile('src/content/blog/nl/1.md', 'utf8'))?.[0] ?? '';
  expect(await readFile(join(testSite.published, 'blog/1.html'), 'utf8')).toContain(words);
  const server = join(testSite.directory, 'server');
  const modules = globSync('**/*.mjs', { cwd: server });
  const texts = await Promise.all(modules.map((file) => readFile(join(server, file), 'utf8')));
  expect(modules).toContain('entry.mjs');
  expect(modules.filter((_, index) => texts[index]?.includes(words))).toEqual([]);
});
