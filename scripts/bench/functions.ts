import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { testSite } from '../../tests/support/test-site.ts';
import { bundleFunctions } from '../bundle-functions.ts';
import { median, type Measurement } from './measurement.ts';

const loads = 7;
const printProcessorTime = `const before = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;

/** Each function as it is deployed, loaded in a process of its own as for a first request. */
export async function functionMeasurements(): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-functions-'));
  try {
    const bundles = await bundleFunctions(directory);
    const files = bundles.map(({ name }) => ({ what: name, file: join(directory, `${name}.mjs`) }));
    const pages = {
      what: 'server module of the pages',
      file: resolve(testSite.directory, 'server/entry.mjs'),
    };
    return [...files, pages].map(({ what, file }) => ({ what, figure: measure(file) }));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function measure(file: string): string {
  const command = ['--input-type=module', '-e', printProcessorTime, pathToFileURL(file).href];
  const times = Array.from({ length: loads }, () =>
    Number(execFileSync(process.execPath, command, { encoding: 'utf8' })),
  );
  const megabytes = (gzipSync(readFileSync(file)).byteLength / 1e6).toFixed(2);
  return `${megabytes} MB compressed, ${median(times).toFixed(0)} ms of the processor`;
}
