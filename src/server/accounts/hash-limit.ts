import { Refusal } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

/**
 * Maximum number of concurrent hashes: half of Node's thread pool, which also reads files. Each
 * hash takes 32 MiB.
 */
const maxHashes = 2;
const maxWaiting = 4;
/** Maximum number of running and queued hashes per origin, so that no origin occupies them all. */
const maxPerOrigin = 2;

const retryAfterSeconds = 2;

/**
 * Creates the limit on the hashes of a process: a semaphore with a queue. It rejects with 503 when
 * too many hashes are pending, in total or from the same origin.
 */
export function createHashLimit(limits = { maxHashes, maxWaiting, maxPerOrigin }): Services['hashing'] {
  /** The origin of each running or queued hash. */
  const pending: string[] = [];
  const waiting: (() => void)[] = [];
  return async (origin, hash) => {
    const isFull = pending.length >= limits.maxHashes + limits.maxWaiting;
    if (isFull || pending.filter((each) => each === origin).length >= limits.maxPerOrigin)
      throw new Refusal(503, 'answers.unavailable', {
        headers: { 'retry-after': String(retryAfterSeconds) },
      });
    pending.push(origin);
    try {
      if (pending.length > limits.maxHashes) await new Promise<void>((resolve) => waiting.push(resolve));
      return await hash();
    } finally {
      pending.splice(pending.indexOf(origin), 1);
      waiting.shift()?.();
    }
  };
}
