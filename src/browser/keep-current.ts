/**
 * Keeps the days of the home page and what depends on the opening hours current, also when a page
 * stays open for long. Begins when either comes near: to know the time in Amsterdam costs a slow
 * phone a tenth of a second, which nobody needs at the top of the page.
 */
import { findAppointmentDays, isOpen, nameDay, type OfficeCalendar } from '#domain/office-clock.ts';

const calendarAddress = '/office.json';

/** Without an answer the page stays as it was built. */
async function begin(): Promise<void> {
  const answer = await fetch(calendarAddress).catch(() => undefined);
  if (!answer?.ok) return;
  const calendar = (await answer.json()) as OfficeCalendar;
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
// A hidden state has no place of its own.
const places = [...days, ...Array.from(states, ({ parentElement }) => parentElement)];
const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void begin();
  },
  // A screen ahead, so that what appears moves nothing in sight.
  { rootMargin: '100%' },
);
for (const place of places) if (place) observer.observe(place);
