/**
 * Runs the work now and again each time the interval has passed since the last run ended, but never
 * while the tab is hidden; on return it runs at once. Returns the function that stops it.
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
