import { test } from '@playwright/test';
import { sharedDays } from './bookable-days.ts';

/**
 * The days on which the tests of this worker book, at least three. Workers share no day, so that no
 * other test takes a time between the moment that a test finds it free and the booking.
 */
export function workerDays(): string[] {
  const { config, parallelIndex } = test.info();
  return sharedDays().filter((_, index) => index % config.workers === parallelIndex);
}
