/** Moves a booking in the calendar and then asks for confirmation. */

/** The booking that is being moved. */
interface Drag {
  booking: HTMLElement;
  /** The original place of the booking in the document. */
  from: HTMLElement;
  next: ChildNode | null;
  /** The text that showed its original hour and team. */
  moment: string;
}

/** The calendar; null on a page without one. */
export const agenda = document.querySelector<HTMLElement>('[data-agenda]');
const bar = document.querySelector<HTMLElement>('[data-drag-bar]');
const form = bar?.querySelector('form');
const news = document.querySelector<HTMLElement>('[data-drag-news]');

const newsMs = 8000;
let newsTimer = 0;
let drag: Drag | undefined;
let targetPlace: HTMLElement | undefined;

/**
 * Starts to move a booking. If another booking awaits confirmation, it first returns to its
 * original place.
 */
export function pickUp(booking: HTMLElement): void {
  putBack();
  const from = booking.parentElement;
  if (!from) return;
  const moment = momentOf(booking)?.textContent ?? '';
  drag = { booking, from, next: booking.nextSibling, moment };
  booking.dataset.dragged = '';
  handleOf(booking)?.setAttribute('aria-pressed', 'true');
  const before = booking.getBoundingClientRect().top;
  setDragging(true);
  // Hidden hours have appeared above the booking. Scrolling keeps the booking under the pointer.
  scrollBy({ top: booking.getBoundingClientRect().top - before, behavior: 'instant' });
}

/**
 * Returns the picked-up or unconfirmed booking, if any, to its original place and announces `text`.
 */
export function putBack(text = 'Teruggezet.'): void {
  if (!drag) return;
  const { booking, from, next } = drag;
  from.insertBefore(booking, next);
  delete booking.dataset.moved;
  release();
  if (bar) bar.hidden = true;
  handleOf(booking)?.focus();
  announce(text);
}

function release(): void {
  if (!drag) return;
  delete drag.booking.dataset.dragged;
  drag.booking.style.transform = '';
  handleOf(drag.booking)?.setAttribute('aria-pressed', 'false');
  mark(undefined);
  setDragging(false);
  drag = undefined;
}

function setDragging(isDragging: boolean): void {
  for (const part of agenda?.querySelectorAll<HTMLElement>('[data-hours]') ?? []) {
    // The rows keep their heights, so that the hours stay where they are.
    part.style.setProperty('--hours', isDragging ? getComputedStyle(part).gridTemplateRows : null);
    part.toggleAttribute('data-dragging', isDragging);
  }
}

export function mark(place: HTMLElement | undefined): void {
  targetPlace?.removeAttribute('data-over');
  targetPlace = place;
  targetPlace?.setAttribute('data-over', '');
  if (drag) showMoment(drag.booking, place ? momentAt(place) : drag.moment);
}

/**
 * Moves the booking to the marked place and asks for confirmation; puts it back if no place is
 * marked.
 */
export function drop(): void {
  const place = targetPlace;
  if (!place) putBack('Niet verplaatst: zet de afspraak op een vrij uur.');
  if (!place || !drag || !bar || !form) return;
  const { booking, from } = drag;
  booking.style.transform = '';
  delete booking.dataset.dragged;
  booking.dataset.moved = '';
  mark(undefined);
  place.prepend(booking);
  const { day = '', slot = '', team = '', free = '' } = place.dataset;
  showMoment(booking, momentAt(place));
  const { sequence = '' } = booking.dataset;
  const values = { referentie: booking.id, volgnummer: sequence, dag: day, tijd: slot, team };
  for (const [name, value] of Object.entries(values)) setInput(form, name, value);
  const isSameTime = from.dataset.day === day && from.dataset.slot === slot;
  announce('');
  const mailed = booking.dataset.unmailable === undefined ? 'mail' : 'unmailable';
  ask(`${nameOf(booking)} naar ${free}?`, isSameTime ? 'team' : mailed);
  booking.scrollIntoView({ block: 'nearest' });
}

const momentOf = (booking: HTMLElement) => booking.querySelector('[data-moment]');

const momentAt = ({ dataset: { slot = '', team = '' } }: HTMLElement) => `${slot}, team ${team}`;

function showMoment(booking: HTMLElement, text: string): void {
  const moment = momentOf(booking);
  if (moment) moment.textContent = text;
}

function setInput(within: HTMLFormElement, name: string, value: string): void {
  const input = within.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (input) input.value = value;
}

function ask(text: string, consequence: 'mail' | 'team' | 'unmailable'): void {
  const question = bar?.querySelector('[data-drag-to]');
  if (!bar || !question) return;
  question.textContent = text;
  for (const each of bar.querySelectorAll<HTMLElement>('[data-consequence]'))
    each.hidden = each.dataset.consequence !== consequence;
  bar.hidden = false;
  form?.querySelector('button')?.focus({ preventScroll: true });
}

export function nameOf(booking: HTMLElement): string {
  return booking.querySelector('a')?.textContent.trim() ?? '';
}

function handleOf(booking: HTMLElement): HTMLElement | null {
  return booking.querySelector<HTMLElement>('[data-handle]');
}

/** Shows and announces a text at the foot of the calendar. */
export function announce(text: string): void {
  if (!news) return;
  news.textContent = text;
  clearTimeout(newsTimer);
  newsTimer = window.setTimeout(() => {
    news.textContent = '';
  }, newsMs);
}

/** True from the moment a booking is picked up until it is dropped. */
export function isDragged(booking: HTMLElement): boolean {
  return drag?.booking === booking && bar?.hidden === true;
}

/** Returns the marked place, or else the original place of the booking that is being moved. */
export function currentPlace(): HTMLElement | undefined {
  return targetPlace ?? drag?.from;
}
