/**
 * How much of its sweeps a test run does: with FULL=true all, as `npm run test:full` asks, else a
 * tenth that is the same each time.
 */
export const isFull = process.env.FULL === 'true';

/** How many of as many cases to try. */
export function shareOf(count: number): number {
  return isFull ? count : Math.ceil(count / 10);
}
