/** Ends uploads that are too slow, because they would occupy their slots for long. */
import type { IncomingMessage } from 'node:http';

export interface MinSpeed {
  bytesPerSecond: number;
  /** Time before the minimum speed applies. */
  graceMs: number;
}

const checkEveryMs = 1000;

/**
 * Closes the connection of a request when its body arrives more slowly than the minimum on average;
 * returns the function that stops the checks.
 */
export function endWhenSlow(message: IncomingMessage, { bytesPerSecond, graceMs }: MinSpeed): () => void {
  const { socket } = message;
  const startedAt = performance.now();
  const before = socket.bytesRead;
  const timer = setInterval(
    () => {
      const expected = ((performance.now() - startedAt - graceMs) / 1000) * bytesPerSecond;
      if (!message.complete && socket.bytesRead - before < expected) socket.destroy();
    },
    Math.min(checkEveryMs, graceMs),
  );
  return () => {
    clearInterval(timer);
  };
}
