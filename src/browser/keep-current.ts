/**
 * Updates the bookable days and the state of the office, open or closed, also while the page stays
 * open. Starts when one of them is about to be scrolled into view: on a slow phone, computing the
 * time in Amsterdam takes 100 ms.
 */
import { findAppointmentDays, isOpen, nameDay, type OfficeCalendar } from '#domain/office-clock.ts';

const calendarPath = '/office.json';

/** If there is no response, the page stays as it was built. */
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
// A hidden element has no box to observe.
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
