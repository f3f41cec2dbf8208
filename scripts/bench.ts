/**
 * Prints how long parts of the site take; `--help` lists the subjects. `npm run check:site` checks
 * the weight of pages.
 */
import { parseArgs } from 'node:util';
import { buildTestSite } from '../tests/support/test-site.ts';
import { loadMeasurements } from './bench/load.ts';
import { paintMeasurements } from './bench/paint.ts';
import { staffMeasurements } from './bench/staff.ts';

const help = `npm run bench -- [subjects]; without any: load and staff

  --load   requests per second of pages and forms, and the memory after them
           (--seconds 60 for each of them; 5 unless given)
  --staff  lists and searches of the workspace among 100,000 requests
  --paint  first and largest paint on a slow phone, by Lighthouse`;

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    help: flag,
    load: flag,
    staff: flag,
    paint: flag,
    seconds: { type: 'string', default: '5' },
  },
});
const subjects = {
  load: () => loadMeasurements(Number(values.seconds)),
  staff: staffMeasurements,
  paint: paintMeasurements,
};
const names = Object.keys(subjects) as (keyof typeof subjects)[];

async function run(): Promise<void> {
  const asked = names.filter((name) => values[name]);
  const chosen = asked.length > 0 ? asked : (['load', 'staff'] as const);
  await buildTestSite();
  for (const name of chosen) console.table(await subjects[name]());
}

if (values.help) console.log(help);
else await run();
