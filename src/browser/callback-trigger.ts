/**
 * Turns links to the callback page into the callback dialog. What a link did without this script it
 * still does when that fails.
 */
const load = once(async () => {
  const dialog = await import('#islands/callback-dialog-entry.tsx');
  await dialog.mountCallbackDialog(document.documentElement.lang);
  return dialog;
});

/** Wires every link that has `data-callback`, unless it leads to the page itself. */
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

/** Runs the work at the first call and gives its promise ever after; a failure is tried again. */
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
