/**
 * The menu on small screens: a native modal dialog, so focus stays inside, Escape closes it and
 * focus returns.
 */
const swipeThresholdPx = 50;

/** Wires the button `opener` to the dialog `drawer`. */
export function setUpDrawer(drawer: HTMLDialogElement, opener: HTMLElement): void {
  opener.addEventListener('click', () => {
    vibrate();
    drawer.showModal();
  });
  drawer.addEventListener('click', (event) => {
    const target = event.target as Element;
    // A tap on the backdrop arrives at the dialog itself.
    if (target !== drawer && !target.closest('a, [data-close-drawer]')) return;
    vibrate();
    drawer.close();
  });
  closeOnSwipe(drawer);
}

/**
 * The start edge is on the right in right-to-left pages, so the swipe that closes is mirrored
 * there.
 */
function closeOnSwipe(drawer: HTMLDialogElement): void {
  const outward = document.documentElement.dir === 'rtl' ? 1 : -1;
  let startX = 0;
  const remember = (event: TouchEvent) => {
    startX = event.touches[0]?.clientX ?? 0;
  };
  drawer.addEventListener('touchstart', remember, { passive: true });
  drawer.addEventListener('touchend', (event) => {
    const endX = event.changedTouches[0]?.clientX ?? startX;
    if ((endX - startX) * outward > swipeThresholdPx) drawer.close();
  });
}

function vibrate(): void {
  // Absent in Safari, whatever the types say.
  (navigator as { vibrate?: (durationMs: number) => boolean }).vibrate?.(10);
}
