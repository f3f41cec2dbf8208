/**
 * Runs the work now and then again each time the interval has passed since the last one ended, but
 * never while the tab is hidden; a visitor who comes back sees it run at once. Gives the function
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
