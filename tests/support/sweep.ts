/**
 * The share of sweeps in a test run: all with FULL=true, as in `npm run test:full`, else a tenth
 * that is always the same.
 */
export const isFull = process.env.FULL === 'true';

/** The number of cases to try. */
export function shareOf(count: number): number {
  return isFull ? count : Math.ceil(count / 10);
}
