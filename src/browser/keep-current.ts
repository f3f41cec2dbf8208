/**
 * Keeps the bookable days and the state of the office, open or closed, up to date while the page is
 * open. It starts when one of them is about to be scrolled into view, because computing the time in
 * Amsterdam takes 100 ms on a slow phone.
 */
import { findAppointmentDays, isOpen, nameDay, type OfficeCalendar } from '#domain/office-clock.ts';

const calendarPath = '/office.json';

/**
 * Fetches the office calendar, and updates the page now and every minute. If the request fails, the
 * page stays as it was built.
 */
async function begin(): Promise<void> {
  const response = await fetch(calendarPath).catch(() => undefined);
  if (!response?.ok) return;
  const calendar = (await response.json()) as OfficeCalendar;
  update(calendar);
  setInterval(() => {
    update(calendar);
  }, 60_000);
}

function update(calendar: OfficeCalendar): void {
  const now = new Date();
  const state = isOpen(now, calendar) ? 'open' : 'closed';
  for (const label of document.querySelectorAll<HTMLElement>('[data-state]'))
    label.hidden = label.dataset.state !== state;
  const days = findAppointmentDays(now, calendar);
  document.querySelectorAll<HTMLTimeElement>('[data-language] time').forEach((time, index) => {
    const day = days[index] ?? '';
    if (time.dateTime === day) return;
    time.dateTime = day;
    const link = time.closest('a');
    if (link) link.search = `?day=${day}`;
    const names = nameDay(day, time.closest<HTMLElement>('[data-language]')?.dataset.language ?? '');
    names.forEach((name, part) => {
      const place = time.children[part];
      if (place) place.textContent = name;
    });
  });
}

const days = document.querySelectorAll('[data-language] > *');
const states = document.querySelectorAll('[data-state]');
// The parents of the states are observed, because a hidden element has no box.
const places = [...days, ...Array.from(states, ({ parentElement }) => parentElement)];
const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void begin();
  },
  // Starts one screen ahead, so that changes cause no visible layout shift.
  { rootMargin: '100%' },
);
for (const place of places) if (place) observer.observe(place);
