import { test } from '@playwright/test';
import { sharedDays } from './bookable-days.ts';

/**
 * The days on which the tests of this worker book, at least three. Workers share no day, so that
 * the time that a test has found free cannot be taken before it books.
 */
export function workerDays(): string[] {
  const { config, parallelIndex } = test.info();
  return sharedDays().filter((_, index) => index % config.workers === parallelIndex);
}
