/**
 * True in a run that tries all cases (`npm run test:full` sets FULL=true); other runs try a fixed
 * part of them.
 */
export const isFull = process.env.FULL === 'true';

/** The number of cases to try. */
export function shareOf(count: number): number {
  return isFull ? count : Math.ceil(count / 10);
}
