export type Semaphore = ReturnType<typeof createSemaphore>;

/**
 * Creates a semaphore for `capacity` concurrent holders and a queue of `queueLength`, of which the
 * callers with one key hold `maxPerKey` at most. Acquiring resolves to the function that releases
 * the place; to undefined when there is none.
 */
export function createSemaphore(capacity: number, queueLength = 0, maxPerKey = capacity + queueLength) {
  let held = 0;
  const queue: (() => void)[] = [];
  const keys: string[] = [];
  return async (key: string) => {
    if (keys.filter((each) => each === key).length >= maxPerKey) return undefined;
    if (held >= capacity && queue.length >= queueLength) return undefined;
    keys.push(key);
    if (held < capacity) held += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    return () => {
      keys.splice(keys.indexOf(key), 1);
      const next = queue.shift();
      if (next) next();
      else held -= 1;
    };
  };
}
