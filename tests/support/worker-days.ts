import { test } from '@playwright/test';
import { sharedDays } from './bookable-days.ts';

/**
 * Returns the days on which the tests of this worker may book. Workers share no day, because
 * another one could otherwise take a time that a test has found free.
 */
export function workerDays(): string[] {
  const { config, parallelIndex } = test.info();
  return sharedDays().filter((_, index) => index % config.workers === parallelIndex);
}
