/**
 * What is deployed of each function: one file and those of what it may load later, which run where
 * nothing of npm is installed.
 */
import { execFile } from 'node:child_process';
import { globSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite } from '../support/test-site.ts';
import { bundleFunctions, packagesDirectory, type FunctionBundle } from '../../scripts/bundle-functions.ts';

/** Compressed: a cold start loads all of it. */
const mostBytes = 670_000;

const names = readdirSync('functions').map((file) => parse(file).name);

let directory: string;
let bundles: FunctionBundle[];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blinkvast-functions-'));
  bundles = await bundleFunctions(directory);
});
afterAll(() => rm(directory, { recursive: true }));

/** Loads every bundle in one process without the project's packages; gives what each exports. */
async function loadAll(): Promise<Record<string, unknown>> {
  const script = `const loaded = {};
    for (const name of ${JSON.stringify(names)}) {
      const { default: handler, config } = await import('./' + name + '.mjs');
      loaded[name] = [typeof handler, config];
    }
    console.log(JSON.stringify(loaded));`;
  const command = ['--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: directory });
  return JSON.parse(stdout) as Record<string, unknown>;
}

async function readConfig(name: string): Promise<unknown> {
  return ((await import(`../../functions/${name}.ts`)) as { config: unknown }).config;
}

function readPackages(): Promise<Buffer>[] {
  const packages = join(directory, packagesDirectory);
  return readdirSync(packages).map((file) => readFile(join(packages, file)));
}

test('each function is one file that needs no package beside it', async () => {
  const files = [...names.map((name) => `${name}.mjs`), packagesDirectory];
  expect(readdirSync(directory).sort()).toEqual(files.sort());
  const expected = await Promise.all(
    names.map(async (name) => [name, ['function', await readConfig(name)]] as const),
  );
  expect(await loadAll()).toEqual(Object.fromEntries(expected));
});

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

test('what is loaded later is not in the functions, and can be loaded from beside them', async () => {
  const contact = bundles.find(({ name }) => name === 'contact');
  const late = /node_modules\/(nodemailer|pg|@neondatabase)\//;
  expect(contact?.modules.filter((path) => late.test(path))).toEqual([]);
  const script = `const { default: mail } = await import('./packages/nodemailer.mjs');
    const { default: pg } = await import('./packages/pg.mjs');
    const { neon } = await import('./packages/neon.mjs');
    console.log(typeof mail.createTransport, typeof pg.Pool, typeof neon);`;
  const command = ['--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: directory });
  expect(stdout.trim()).toBe('function function function');
});

test('the pages on demand, which are deployed beside them, carry none of the site’s content', async () => {
  const words = /^[A-Z][a-z, ]{40,}/m.exec(await readFile('src/content/blog/nl/1.md', 'utf8'))?.[0] ?? '';
  expect(await readFile(join(testSite.published, 'blog/1.html'), 'utf8')).toContain(words);
  const server = join(testSite.directory, 'server');
  const modules = globSync('**/*.mjs', { cwd: server });
  const texts = await Promise.all(modules.map((file) => readFile(join(server, file), 'utf8')));
  expect(modules).toContain('entry.mjs');
  expect(modules.filter((_, index) => texts[index]?.includes(words))).toEqual([]);
});
