import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignal } from '../../../scripts/site/local-site.ts';

const exit = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
});
afterEach(() => {
  vi.useRealTimers();
  exit.mockClear();
});

/** Begins a stop that never ends, and gives what stands for the arrival of a signal. */
function startStopping() {
  const stop = vi.fn(() => new Promise<void>(() => undefined));
  const on = vi.spyOn(process, 'on').mockReturnValue(process);
  stopOnSignal(stop);
  const [, receive] = on.mock.calls.find(([name]) => String(name) === 'SIGTERM') ?? [];
  return { stop, receive: () => receive?.('SIGTERM') };
}

test('a signal that arrives twice is one', () => {
  const { stop, receive } = startStopping();
  receive();
  receive();
  vi.advanceTimersByTime(900);
  receive();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
});

test('a second one ends the process at once', () => {
  const { receive } = startStopping();
  receive();
  vi.advanceTimersByTime(1_100);
  receive();
  expect(exit).toHaveBeenCalledWith(1);
});
