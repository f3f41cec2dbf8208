/** A hidden page paints no frame. */
const longestWaitMs = 100;

/**
 * Resolves once the browser has shown that it felt the press: what takes long comes after that
 * (https://web.dev/articles/optimize-inp).
 */
export function framePainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}
