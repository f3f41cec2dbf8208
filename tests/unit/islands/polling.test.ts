import { startPolling } from '#islands/tools/polling.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const work = vi.fn(() => Promise.resolve());
let page: EventTarget & { visibilityState: DocumentVisibilityState };

function turn(visibilityState: DocumentVisibilityState): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  work.mockClear();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('polling works at once and at each interval, rests while the tab is hidden, and ends when it is stopped', async () => {
  const stop = startPolling(work, 5_000);
  await vi.advanceTimersByTimeAsync(1_000);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(work).toHaveBeenCalledTimes(3);
});
