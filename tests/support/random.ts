/**
 * Random choices in end-to-end tests. The `TEST_SEED` that a run prints at its start repeats them.
 */
import { createHash } from 'node:crypto';
import { test } from '@playwright/test';

const choices = new Map<string, number>();

/** Returns one of the items; throws when there are none. */
export function oneOf<Item>(items: readonly Item[]): Item {
  const { testId } = test.info();
  const choice = choices.get(testId) ?? 0;
  choices.set(testId, choice + 1);
  const hash = createHash('sha256').update([process.env.TEST_SEED, testId, choice].join());
  const item = items[hash.digest().readUInt32BE() % Math.max(1, items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
