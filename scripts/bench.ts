/**
 * Measures what the project promises to keep small or quick, in about a minute, and prints one
 * table: bytes per kind of page, time of a build, bytes of functions and the time to load one, and
 * quote requests per second through the real handler on real PostgreSQL. Beside each of the last
 * stands the same driver doing one bare INSERT in the same run: their ratio is the figure, as it
 * hardly depends on the machine. So do the lists of the staff workspace, among a hundred thousand
 * requests, beside a bare SELECT. With `--large`, which takes some minutes more, also a build with
 * a thousand more articles in each language, beside a bare Astro site of the same texts. With
 * `--paint`, which takes some minutes too, when pages are painted and answer on a slow phone. Fails
 * when a build fails or the servers do not start; a measurement with a refused request says so.
 */
import { spawnSync } from 'node:child_process';
import { testSite } from '../tests/support/test-site.ts';
import { articleMeasurements } from './bench/articles.ts';
import type { Measurement } from './bench/measurement.ts';
import { functionMeasurements } from './bench/functions.ts';
import { interactionMeasurements } from './bench/interactions.ts';
import { buildMeasurement, pageMeasurements } from './bench/pages.ts';
import { paintMeasurements } from './bench/paint.ts';
import { staffMeasurements } from './bench/staff.ts';
import { submissionMeasurements } from './bench/submissions.ts';

function build(): Measurement {
  const startedAt = performance.now();
  const environment = { ...process.env, ...testSite.variables, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, stderr } = spawnSync('astro', ['build'], { env: environment, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return buildMeasurement((performance.now() - startedAt) / 1000);
}

const large = process.argv.includes('--large') ? await articleMeasurements() : [];
const paint = process.argv.includes('--paint');
const rows = [
  build(),
  ...pageMeasurements(),
  ...(paint ? [...(await paintMeasurements()), ...(await interactionMeasurements())] : []),
  ...(await functionMeasurements()),
  ...(await submissionMeasurements()),
  ...(await staffMeasurements()),
  ...large,
];
console.table(
  rows.map(({ what, figure, beside = '', ratio = '' }) => ({
    what,
    figure,
    'bare statement or site': beside,
    ratio,
  })),
);
