/** Ends uploads that hold their place without being sent. */
import type { IncomingMessage } from 'node:http';

export interface LeastSpeed {
  bytesPerSecond: number;
  /** How long a body may take to begin. */
  graceMs: number;
}

const checkEveryMs = 1000;

/**
 * Closes the connection of a request whose body comes more slowly than that on average; gives what
 * ends the watch.
 */
export function endWhenSlow(message: IncomingMessage, { bytesPerSecond, graceMs }: LeastSpeed): () => void {
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
