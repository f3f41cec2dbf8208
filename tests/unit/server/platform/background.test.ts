import { trackBackgroundWork } from '#server/platform/background.ts';
import { takeConsoleOutput } from '../../../support/silent-console.ts';
import { expect, test } from 'vitest';

test('settling waits for all work, including work added in the meantime', async () => {
  const work = trackBackgroundWork();
  const done: string[] = [];
  const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const doSecond = second.promise.then(() => done.push('second'));
  work.add(
    first.promise.then(() => {
      work.add(doSecond);
      done.push('first');
      // After `settle` has seen that the first is done.
      setImmediate(() => {
        second.resolve(undefined);
      });
    }),
  );
  const settled = work.settle(60_000);
  first.resolve(undefined);
  expect(await settled).toBe(true);
  expect(done).toEqual(['first', 'second']);
});

test('settling stops waiting after the timeout', async () => {
  const work = trackBackgroundWork();
  work.add(new Promise(() => undefined));
  expect(await work.settle(1)).toBe(false);
});

test('failed work is reported, and does not make settling fail', async () => {
  const work = trackBackgroundWork();
  work.add(Promise.reject(new Error('no')));
  expect(await work.settle(60_000)).toBe(true);
  expect(takeConsoleOutput()).toEqual([expect.stringContaining('work in the background failed')]);
});
