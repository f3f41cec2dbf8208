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

test('polling works at once and then at each interval, until it is stopped', async () => {
  const stop = startPolling(work, 5_000);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(work).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(work).toHaveBeenCalledTimes(4);
});

test('polling rests while the tab is hidden, and works at once when it is seen again', async () => {
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
});

test('polling never works twice at a time', async () => {
  const slow = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 20_000)));
  const stop = startPolling(slow, 5_000);
  await vi.advanceTimersByTimeAsync(1_000);
  turn('visible');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(slow).toHaveBeenCalledTimes(1);
  stop();
});
