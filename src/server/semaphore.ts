/** A counting semaphore with a bounded queue. */
export interface Semaphore {
  /** Resolves to the function that releases the place; to undefined when the queue is full. */
  acquire: () => Promise<(() => void) | undefined>;
}

/** Creates a semaphore for `capacity` concurrent holders and a queue of `queueLength`. */
export function createSemaphore(capacity: number, queueLength = 0): Semaphore {
  let held = 0;
  const queue: (() => void)[] = [];
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else held -= 1;
  };
  return {
    async acquire() {
      if (held < capacity) held += 1;
      else if (queue.length < queueLength) await new Promise<void>((resolve) => queue.push(resolve));
      else return undefined;
      return release;
    },
  };
}
