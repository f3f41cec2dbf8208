/**
 * Removes all that is known of a person: `npm run data:erase -- noor@example.nl`, or a telephone
 * number, or the reference of a submission. A number is of who gave no address. Shows how much that
 * is; with `--yes` it removes it. Exits 1 with a sentence when it cannot tell who is meant.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { EnvError, parseEnv } from '#server/env.ts';
import {
  countPersonalData,
  erasePersonalData,
  findPersonalData,
  readPerson,
  type Found,
  type Person,
} from '#server/erase/erase.ts';
import { parseArgs } from 'node:util';
import { explainFailure } from './site/local-site.ts';

function parsePerson(text = ''): Person {
  const person = readPerson(text);
  if (person) return person;
  throw new EnvError('Give an e-mail address, a telephone number or a reference, such as OFF-1234-ABCD.');
}

async function erase(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const person = parsePerson(positionals[0]);
  const env = parseEnv(process.env);
  const db = openDatabaseForMaintenance(env);
  try {
    const personalData = await findPersonalData(db, person);
    const found = values.yes
      ? await erasePersonalData(db, personalData, env, { userId: null, at: new Date() })
      : await countPersonalData(db, personalData, env);
    print(found, values.yes);
  } finally {
    await db.destroy();
  }
}

function print(found: Found, isDone: boolean): void {
  for (const [table, rows] of Object.entries(found)) console.log(`${String(rows).padStart(6)}  ${table}`);
  console.log(
    isDone
      ? 'Removed. A backup still has it until that is gone too: see docs/operations.md.'
      : 'Nothing was removed. Add --yes to remove it.',
  );
}

await erase().catch(explainFailure);
