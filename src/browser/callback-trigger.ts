/**
 * Makes links to the callback page open the callback dialog. If this script is missing or fails,
 * the links lead to the page.
 */

const load = once(async () => {
  const dialog = await import('#islands/callback-dialog-entry.tsx');
  await dialog.mountCallbackDialog(document.documentElement.lang);
  return dialog;
});

/** Makes every link with `data-callback` open the dialog, except on the callback page itself. */
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

/** Memoises the promise of the first call; after a failure the next call tries again. */
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
