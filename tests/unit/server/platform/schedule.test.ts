import { trackBackgroundWork } from '#server/platform/background.ts';
import type { FunctionModule } from '#server/platform/functions.ts';
import { parseSchedule, runScheduled } from '#server/platform/schedule.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeConsoleOutput } from '../../../support/silent-console.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

test('a schedule is in UTC, and has five fields', () => {
  expect(parseSchedule('5 4 * * *').match(at('04:05'))).toBe(true);
  for (const other of ['* * * *', '0 * * * * *']) expect(() => parseSchedule(other)).toThrow('CronPattern');
});

describe('scheduled functions', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: at('04:59') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /**
   * Advances the clock, with a turn of the event loop after each minute, because calls start in
   * separate turns.
   */
  async function pass(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      await turn();
    }
  }

  /** Runs a function on its schedule; returns its calls, and a function that stops the run. */
  function run(schedule: string, call: () => Promise<void>) {
    const calls: string[] = [];
    const handler = async (request: Request) => {
      calls.push(`${new Date().toISOString()} ${await request.text()}`);
      await call();
      return undefined;
    };
    const module: FunctionModule = { name: 'work', config: { schedule }, handler, paths: [] };
    return { calls, stop: runScheduled([module], trackBackgroundWork(), 'http://localhost') };
  }

  test('are called at the start of their minute, with the time of the next run', async () => {
    const { calls, stop } = run('*/5 * * * *', () => Promise.resolve());
    await pass(6);
    expect(calls).toEqual([
      '2026-11-21T05:00:00.000Z {"next_run":"2026-11-21T05:05:00.000Z"}',
      '2026-11-21T05:05:00.000Z {"next_run":"2026-11-21T05:10:00.000Z"}',
    ]);
    stop();
    await pass(10);
    expect(calls).toHaveLength(2);
  });

  test('are never called twice at once', async () => {
    const { calls, stop } = run('* * * * *', () => new Promise((done) => setTimeout(done, 150_000)));
    await pass(4);
    expect(calls.map((call) => call.slice(11, 19))).toEqual(['05:00:00', '05:03:00']);
    stop();
  });

  test('that fail are called again the next time', async () => {
    const { calls, stop } = run('* * * * *', () => Promise.reject(new Error('x')));
    await pass(2);
    expect(calls).toHaveLength(2);
    stop();
    expect(takeConsoleOutput()).toHaveLength(2);
  });
});
