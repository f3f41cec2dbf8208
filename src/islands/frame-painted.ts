/** The wait is limited to this time, because a hidden page paints no frames. */
const longestWaitMs = 100;

/**
 * Resolves when the browser has painted its reaction to an interaction, so that long tasks run
 * after it (https://web.dev/articles/optimize-inp).
 */
export function framePainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}
