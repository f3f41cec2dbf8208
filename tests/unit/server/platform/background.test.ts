import { trackBackgroundWork } from '#server/platform/background.ts';
import { setTimeout } from 'node:timers/promises';
import { takeConsoleOutput } from '../../../support/silent-console.ts';
import { expect, test } from 'vitest';

test('settling waits for all work, including work added in the meantime', async () => {
  const work = trackBackgroundWork();
  let isDone = false;
  const second = async () => {
    await setTimeout(10);
    isDone = true;
  };
  const first = async () => {
    await setTimeout(10);
    work.add(second());
  };
  work.add(first());
  expect(await work.settle(60_000)).toBe(true);
  expect(isDone).toBe(true);
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
