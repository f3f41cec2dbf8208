/**
 * The menu on small screens: a native modal dialog, which traps the focus, closes with Escape and
 * restores the focus. Its buttons work without script in browsers that support HTML's `command`;
 * other browsers and the swipe need this module.
 */

const swipeThresholdPx = 50;

export function setUpDrawer(drawer: HTMLDialogElement, opener: HTMLElement): void {
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    vibrate();
    drawer.showModal();
  });
  drawer.addEventListener('click', (event) => {
    const target = event.target as Element;
    // A tap on the backdrop has the dialog itself as its target.
    const button = target.closest('[command]');
    if (target !== drawer && !button && !target.closest('a')) return;
    if (button) event.preventDefault();
    vibrate();
    drawer.close();
  });
  closeOnSwipe(drawer);
}

/**
 * The drawer follows the finger towards its edge, which is on the right in right-to-left pages, and
 * stays open when the finger moved too little.
 */
function closeOnSwipe(drawer: HTMLDialogElement): void {
  const outward = document.documentElement.dir === 'rtl' ? 1 : -1;
  let startX = 0;
  let offset = 0;
  const moveTo = (distance: number) => {
    offset = Math.max(0, distance);
    drawer.style.translate = offset ? `${String(offset * outward)}px` : '';
  };
  const xOf = ({ touches }: TouchEvent) => touches[0]?.clientX ?? startX;
  drawer.ontouchstart = (event) => {
    startX = xOf(event);
  };
  drawer.ontouchmove = (event) => {
    moveTo((xOf(event) - startX) * outward);
  };
  drawer.ontouchend = () => {
    if (offset > swipeThresholdPx) drawer.close();
    moveTo(0);
  };
  // The browser has taken over the gesture, for example to scroll.
  drawer.ontouchcancel = () => {
    moveTo(0);
  };
}

function vibrate(): void {
  // Absent in some browsers, such as Safari, contrary to the types.
  (navigator as { vibrate?: (durationMs: number) => boolean }).vibrate?.(10);
}
