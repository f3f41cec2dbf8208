/**
 * Drag and drop of bookings in the calendar. The mouse drags the booking, touch and pen drag its
 * handle, and the arrow keys move it from the handle. A form at the foot of the page confirms the
 * move, and the server's response shows any problem.
 */
import {
  agenda,
  drop,
  isDragged,
  mark,
  nameOf,
  currentPlace,
  putBack,
  announce,
  pickUp,
} from '#browser/staff-agenda-move.ts';

const bookings = '[data-sequence]';
/** A shorter movement of the pointer is a click. */
const clickPx = 6;
const edgePx = 56;

if (agenda) {
  for (const handle of agenda.querySelectorAll<HTMLElement>('[data-handle]')) showHandle(handle);
  listenToPointers(agenda);
  agenda.addEventListener('keydown', onKey);
  document.querySelector('[data-drag-cancel]')?.addEventListener('click', () => {
    putBack();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') putBack();
  });
  agenda.dataset.ready = '';
}

function showHandle(handle: HTMLElement): void {
  // Chromium treats the end of a quick drag as a fling, despite `touch-action`, and uses the next
  // tap to stop it. Cancelling the touch move prevents that.
  const refuse = (event: TouchEvent) => {
    event.preventDefault();
  };
  handle.addEventListener('touchmove', refuse, { passive: false });
  handle.hidden = false;
}

function listenToPointers(root: HTMLElement): void {
  root.addEventListener('dragstart', (event) => {
    event.preventDefault();
  });
  root.addEventListener('pointerdown', (down) => {
    const target = down.target as Element;
    const booking = target.closest<HTMLElement>(bookings);
    const isByHandle = target.closest('[data-handle]') !== null;
    if (!booking || down.button !== 0 || (down.pointerType !== 'mouse' && !isByHandle)) return;
    follow(booking, down);
  });
}

/** Follows the pointer until it is released, even outside the calendar. */
function follow(booking: HTMLElement, down: PointerEvent): void {
  const ending = new AbortController();
  const { signal } = ending;
  let isMoving = false;
  let top = 0;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId || (isMoving && !isDragged(booking))) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isMoving && Math.hypot(x, y) < clickPx) return;
    if (!isMoving) {
      isMoving = true;
      pickUp(booking);
      top = scrollY;
      document.addEventListener('click', refuseClick, { capture: true, once: true });
    }
    scrollAlong(event.clientY);
    booking.style.transform = `translate(${String(x)}px, ${String(y + scrollY - top)}px)`;
    mark(placeAt(booking, event.clientX, event.clientY));
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    ending.abort();
    // The listener is removed here too, because a press that ends on another element causes no
    // click.
    setTimeout(() => {
      document.removeEventListener('click', refuseClick, { capture: true });
    });
    if (!isMoving) return;
    if (event.type === 'pointerup') drop();
    else putBack();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

function refuseClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function scrollAlong(y: number): void {
  if (y < edgePx) scrollBy({ top: -edgePx / 4, behavior: 'instant' });
  if (y > innerHeight - edgePx) scrollBy({ top: edgePx / 4, behavior: 'instant' });
}

/** A free place in the hour at a point, preferably of the booking's own team. */
function placeAt(booking: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const under = document.elementsFromPoint(x, y);
  const hour = under.map((each) => each.closest('[data-hour]')).find((each) => each !== null);
  const places = [...(hour?.querySelectorAll<HTMLElement>('[data-free]') ?? [])];
  // In its own hour only the other team's place changes anything.
  if (hour?.contains(booking)) return places.find((place) => under.includes(place));
  const { team } = booking.closest<HTMLElement>('[data-team]')?.dataset ?? {};
  return places.find(({ dataset }) => dataset.team === team) ?? places[0];
}

/** The direction in which each arrow key looks for a free place. */
const steps: Readonly<Record<string, { columns: number; hours: number }>> = {
  ArrowUp: { columns: 0, hours: -1 },
  ArrowDown: { columns: 0, hours: 1 },
  ArrowLeft: { columns: -1, hours: 0 },
  ArrowRight: { columns: 1, hours: 0 },
};

function onKey(event: KeyboardEvent): void {
  const handle = (event.target as Element).closest<HTMLElement>('[data-handle]');
  const booking = handle?.closest<HTMLElement>(bookings);
  if (!booking) return;
  const step = steps[event.key];
  if (step && isDragged(booking)) stepFrom(currentPlace(), step);
  else if (event.key === 'Enter' || event.key === ' ') pressHandle(booking);
  else return;
  event.preventDefault();
}

function pressHandle(booking: HTMLElement): void {
  if (isDragged(booking)) {
    drop();
    return;
  }
  pickUp(booking);
  announce(
    `${nameOf(booking)} opgepakt. Kies met de pijltjes een vrije plek. Enter zet neer, Escape zet terug.`,
  );
}

function stepFrom(place: HTMLElement | undefined, { columns, hours }: { columns: number; hours: number }) {
  const all = [...(agenda?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
  const keyOf = ({ dataset: { day, team } }: HTMLElement) => `${day ?? ''} ${team ?? ''}`;
  const names = [...new Set(all.map(keyOf))].sort();
  if (!place) return;
  const slots = [...new Set(all.map(({ dataset }) => dataset.slot))].sort();
  let column = names.indexOf(keyOf(place));
  let row = slots.indexOf(place.dataset.slot);
  for (;;) {
    column += columns;
    row += hours;
    if (!names[column] || !slots[row]) return;
    const next = all.find((each) => keyOf(each) === names[column] && each.dataset.slot === slots[row]);
    if (next?.dataset.free === undefined) continue;
    mark(next);
    next.scrollIntoView({ block: 'nearest' });
    announce(next.dataset.free);
    return;
  }
}
