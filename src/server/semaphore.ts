/** A counting semaphore with a bounded queue. */
export interface Semaphore {
  /** Resolves to the function that frees the place; to undefined when the queue is full. */
  acquire: () => Promise<(() => void) | undefined>;
}

/** Makes a semaphore for `capacity` holders at once and `queueLength` that wait. */
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
