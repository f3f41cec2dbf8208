export type Semaphore = ReturnType<typeof createSemaphore>;

/**
 * Creates a semaphore for `capacity` concurrent holders and a queue of `queueLength`. Acquiring
 * resolves to the function that releases the place; to undefined when the queue is full.
 */
export function createSemaphore(capacity: number, queueLength = 0) {
  let held = 0;
  const queue: (() => void)[] = [];
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else held -= 1;
  };
  return async () => {
    if (held < capacity) held += 1;
    else if (queue.length < queueLength) await new Promise<void>((resolve) => queue.push(resolve));
    else return undefined;
    return release;
  };
}
