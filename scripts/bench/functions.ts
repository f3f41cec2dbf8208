/**
 * Weighs the functions as they are deployed, and loads each in a process of its own, as for the
 * first request of a while.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measurement.ts';
import { testSite } from '../../tests/support/test-site.ts';
import { bundleFunctions } from '../bundle-functions.ts';
import { withDatabase } from './database.ts';
import { median } from './phone.ts';

const measured = ['contact', 'appointments', 'login', 'testimonials', 'pages', 'deliver-mail'];
const loads = 7;

const loadOne = `const [startedAt, before] = [performance.now(), process.cpuUsage()];
await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log(performance.now() - startedAt, (user + system) / 1000);`;

/** As the first request of a while: the function is loaded, and connects to the database. */
const answerOne = `const [startedAt, before] = [performance.now(), process.cpuUsage()];
const { default: handler } = await import(process.argv[1]);
const id = crypto.randomUUID();
const body = { naam: 'Sanne de Vries', bedrijf: 'De Linde', email: id + '@example.nl', service: 'apotheek', submissionId: id };
const request = new Request('https://www.example.nl/api/contact', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const { status } = await handler(request, { ip: '192.0.2.1', params: {}, waitUntil() {} });
if (status !== 201) throw new Error('The function answered ' + status);
const { user, system } = process.cpuUsage(before);
const figures = [performance.now() - startedAt, (user + system) / 1000];
process.stdout.write(figures.join(' '), () => process.exit());`;

export async function functionMeasurements(): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-functions-'));
  try {
    const bundles = await bundleFunctions(directory);
    const functions = bundles
      .filter(({ name }) => measured.includes(name))
      .map(({ name }) => measure(name, join(directory, `${name}.mjs`)));
    const firstAnswer = await withDatabase((databaseUrl) =>
      Promise.resolve(answerMeasurement(join(directory, 'contact.mjs'), databaseUrl)),
    );
    return [...functions, firstAnswer, pagesMeasurement()];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function measure(name: string, file: string): Measurement {
  const [megabytes, sent] = [statSync(file).size, gzipSync(readFileSync(file)).byteLength].map(
    (bytes) => `${(bytes / 1_000_000).toFixed(2)} MB`,
  );
  const figure = `${String(megabytes)}, compressed ${String(sent)}, loaded in ${describeLoad(file)}`;
  return { what: `function ${name}`, figure };
}

/** What a function loads before its first page; the site must have been built. */
function pagesMeasurement(): Measurement {
  const figure = `loaded in ${describeLoad(resolve(testSite.directory, 'server/entry.mjs'))}`;
  return { what: 'server module of the pages', figure };
}

function answerMeasurement(file: string, databaseUrl: string): Measurement {
  const mailDirectory = join(dirname(file), 'mail');
  const env = { ...process.env, DATABASE_URL: databaseUrl, MAIL_DIR: mailDirectory };
  return { what: 'first answer of function contact', figure: describe(run(answerOne, file, env)) };
}

function describeLoad(file: string): string {
  return describe(run(loadOne, file, process.env));
}

/** Of pairs of milliseconds: how long it took, and how long the processor was busy with it. */
function describe(found: readonly number[][]): string {
  const [time, busy] = [0, 1].map((index) => median(found.map((numbers) => numbers[index] ?? 0)).toFixed(0));
  return `${String(time)} ms, ${String(busy)} of the processor`;
}

/** The numbers that the code prints about a file, in some processes of its own. */
function run(code: string, file: string, env: NodeJS.ProcessEnv): number[][] {
  const command = ['--input-type=module', '-e', code, pathToFileURL(file).href];
  return Array.from({ length: loads }, () =>
    execFileSync(process.execPath, command, { env, encoding: 'utf8' }).trim().split(' ').map(Number),
  );
}
