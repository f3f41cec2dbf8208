import type { OfficeCalendar } from '#domain/office-clock.ts';
import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';
import { utcDay } from '#domain/days.ts';
import { comingHolidays } from '#domain/holidays.ts';

/**
 * Returns the calendar for pages. Its closed days are the coming public holidays of this year and
 * the next, and the coming closures in `company.json`.
 */
export function getOfficeCalendar(now: Date): OfficeCalendar {
  const { timeZone, openingHours, appointments, promises, closures } = company;
  const today = utcDay(now);
  const closedDays = [...comingHolidays(today).map(({ day }) => day), ...closures];
  return {
    timeZone,
    weekdays: openingHours.weekdays,
    appointmentWeekdays: appointments.weekdays,
    opens: openingHours.opens,
    closes: openingHours.closes,
    lastSlot: appointmentSlots.at(-1) ?? openingHours.closes,
    bookAheadHours: promises.bookAheadHours,
    closedDays: closedDays.filter((day) => day >= today),
  };
}
