import { setTimeout as sleep } from 'node:timers/promises';
import { trackBackgroundWork } from '#server/platform/background.ts';
import { takeConsoleOutput } from '../../../support/silent-console.ts';
import { describe, expect, test } from 'vitest';

describe('trackBackgroundWork', () => {
  test('waits for all work, also for what is added meanwhile', async () => {
    const work = trackBackgroundWork();
    const done: string[] = [];
    const second = async () => {
      await sleep(10);
      done.push('second');
    };
    const first = async () => {
      await sleep(10);
      work.add(second());
      done.push('first');
    };
    work.add(first());
    expect(await work.settle(1000)).toBe(true);
    expect(done).toEqual(['first', 'second']);
  });

  test('does not wait for ever', async () => {
    const work = trackBackgroundWork();
    work.add(new Promise(() => undefined));
    expect(await work.settle(20)).toBe(false);
  });

  test('reports work that fails, and goes on', async () => {
    const work = trackBackgroundWork();
    work.add(Promise.reject(new Error('no')));
    expect(await work.settle(1000)).toBe(true);
    expect(takeConsoleOutput()).toEqual([expect.stringContaining('work in the background failed')]);
  });
});
