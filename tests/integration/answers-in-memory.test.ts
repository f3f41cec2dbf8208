import { openDatabase } from '#server/database/database.ts';
import { sql } from 'kysely';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

const asked = 40;
/** Of each answer, at the least. */
const answerBytes = 200_000;

test('what the database has answered does not outlive the next small collections', async () => {
  const databaseUrl = await createTestDatabase();
  const db = openDatabase({ databaseUrl, dataDirectory: '', production: false });
  onTestFinished(() => db.destroy());
  const ask = () =>
    sql`select number, repeat('x', 100) as text from generate_series(1, 1000) as number`.execute(db);
  const askAndCollect = async () => {
    await ask();
    // What was asked last may still be in use.
    await sql`select 1`.execute(db);
    collect({ type: 'minor' });
    collect({ type: 'minor' });
  };
  // What this process has in use becomes old as well, once.
  await askAndCollect();
  const before = bytesOfOldObjects();
  for (let count = 0; count < asked; count += 1) await askAndCollect();
  expect(bytesOfOldObjects() - before).toBeLessThan((asked / 2) * answerBytes);
});

function bytesOfOldObjects(): number {
  const old = getHeapSpaceStatistics().filter(({ space_name }) => space_name === 'old_space');
  return old.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
}
