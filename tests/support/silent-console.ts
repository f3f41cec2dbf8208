/** Fails a test that writes to the console unexpectedly. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const written = takeConsoleOutput();
  vi.restoreAllMocks();
  expect(written).toEqual([]);
});

/** Returns and clears the console output so far, without access log lines. */
export function takeConsoleOutput(): string[] {
  const written = methods.flatMap((method) => {
    const spy = vi.mocked(console[method]);
    const lines = spy.mock.calls.map((parts) => parts.map(String).join(' '));
    spy.mockClear();
    return lines;
  });
  return written.filter((line) => !line.includes('"event":"request"'));
}
