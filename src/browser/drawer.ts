/**
 * The menu on small screens: a native modal dialog, which traps the focus, closes with Escape and
 * restores the focus. Browsers that support HTML's `command` need this module only for the swipe
 * and the vibration; in other browsers the buttons need it too.
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
 * Moves the drawer with the finger, and closes it after a swipe that is long enough. The swipe goes
 * to the left, and on right-to-left pages to the right.
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
