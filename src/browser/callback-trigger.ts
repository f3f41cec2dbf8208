/**
 * Turns links to the callback page into the callback dialog. Without this script, or when it fails,
 * they remain links.
 */
const load = once(async () => {
  const dialog = await import('#islands/callback-dialog-entry.tsx');
  await dialog.mountCallbackDialog(document.documentElement.lang);
  return dialog;
});

/** Wires every link with `data-callback`, unless it leads to the present page. */
export function setUpCallbackLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-callback]')) {
    if (link.pathname === location.pathname) continue;
    const prepare = () => void load().catch(() => undefined);
    link.addEventListener('pointerenter', prepare);
    link.addEventListener('focus', prepare);
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      load().then(
        (dialog) => {
          dialog.openCallbackDialog();
        },
        () => {
          location.href = link.href;
        },
      );
    });
  }
}

/** Runs the callback at the first call and returns its promise ever after; a failure is retried. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
