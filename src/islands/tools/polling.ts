/**
 * Runs `work` now, and again each time the interval has passed since the last run ended. It does
 * not run while the tab is hidden, and runs at once when the visitor returns. Returns the function
 * that stops it.
 */
export function startPolling(work: () => Promise<void>, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;

  const run = () => {
    if (running || stopped || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    running = true;
    void work().finally(() => {
      running = false;
      timer = setTimeout(run, intervalMs);
    });
  };
  run();
  document.addEventListener('visibilitychange', run);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
