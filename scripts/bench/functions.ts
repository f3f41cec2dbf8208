/**
 * Weighs the functions as they are deployed, and loads each in a process of its own, as for the
 * first request of a while.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measurement.ts';
import { testSite } from '../../tests/support/test-site.ts';
import { bundleFunctions } from '../bundle-functions.ts';

const measured = ['contact', 'appointments', 'login', 'testimonials', 'pages', 'deliver-mail'];
const loads = 7;

const loadOne = `const startedAt = performance.now();
await import(process.argv[1]);
console.log(performance.now() - startedAt);`;

export async function functionMeasurements(): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-functions-'));
  try {
    const bundles = await bundleFunctions(directory);
    const functions = bundles
      .filter(({ name }) => measured.includes(name))
      .map(({ name }) => measure(name, join(directory, `${name}.mjs`)));
    return [...functions, pagesMeasurement()];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function measure(name: string, file: string): Measurement {
  const [megabytes, sent] = [statSync(file).size, gzipSync(readFileSync(file)).byteLength].map(
    (bytes) => `${(bytes / 1_000_000).toFixed(2)} MB`,
  );
  const figure = `${String(megabytes)}, compressed ${String(sent)}, loaded in ${medianLoadMs(file).toFixed(0)} ms`;
  return { what: `function ${name}`, figure };
}

/** What a function loads before its first page; the site must have been built. */
function pagesMeasurement(): Measurement {
  const loadMs = medianLoadMs(resolve(testSite.directory, 'server/entry.mjs'));
  return { what: 'server module of the pages', figure: `loaded in ${loadMs.toFixed(0)} ms` };
}

function medianLoadMs(file: string): number {
  const command = ['--input-type=module', '-e', loadOne, pathToFileURL(file).href];
  const times = Array.from({ length: loads }, () => Number(execFileSync(process.execPath, command)));
  return times.sort((one, other) => one - other)[Math.floor(loads / 2)] ?? 0;
}
