import { test } from '@playwright/test';
import { sharedDays } from './bookable-days.ts';

/**
 * The days on which the tests of this worker book, at least three: a time that a test has seen free
 * is not taken by another before it is sent.
 */
export function workerDays(): string[] {
  const { config, parallelIndex } = test.info();
  return sharedDays().filter((_, index) => index % config.workers === parallelIndex);
}
