/**
 * Rules of bookings: when an appointment can be booked, and until when it can be changed. The
 * browser displays them and the server enforces them; only the database knows which times are free.
 * Days are `yyyy-MM-dd` and times `HH:mm`, both in Amsterdam. Related: `booking-limits.ts` (limits
 * per visitor), `deadlines.ts` (when the company confirms), `src/server/appointments/` (holds,
 * moves and cancellations), and the decisions 0017, 0018 and 0019.
 */
import { company } from '#company';
import { addDays, isoWeekday, toLocalTime, toMoment } from '#domain/days.ts';
import { isHoliday } from '#domain/holidays.ts';

const { appointments, promises, timeZone } = company;
const weekdays: readonly number[] = appointments.weekdays;
const hourMs = 3_600_000;

/**
 * The hours at which an appointment can start. They are not in `company.json`, because a check
 * constraint in `migrations/` lists them too.
 */
export const appointmentSlots = [
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
] as const;
export type AppointmentSlot = (typeof appointmentSlots)[number];

/** Minutes to undo a cancellation, unless the appointment starts earlier. */
export const undoMinutes = 10;

export interface OfferedDay {
  day: string;
  /** False on a public holiday and on the closures in `company.json`. */
  isBookable: boolean;
}

/** A day to choose from, with its bookable times, if any. */
export interface DayTimes {
  day: string;
  slots: AppointmentSlot[];
}

/**
 * Lists the days to choose from, starting tomorrow: the weekdays on which appointments are offered,
 * including days that are closed.
 */
export function listOfferedDays(now: Date): OfferedDay[] {
  const today = toLocalTime(now, timeZone).day;
  return Array.from({ length: appointments.daysAhead }, (_, index) => addDays(today, index + 1))
    .filter((day) => weekdays.includes(isoWeekday(day)))
    .map((day) => ({ day, isBookable: !isHoliday(day) }));
}

/**
 * Lists the times of a day that the rules allow at that moment, whether free or booked; empty for a
 * day that cannot be booked.
 */
export function listSlots(day: string, now: Date): AppointmentSlot[] {
  return isBookableDay(day, now) ? slotsInTime(day, now) : [];
}

function slotsInTime(day: string, now: Date): AppointmentSlot[] {
  return appointmentSlots.filter((slot) => hoursBetween(now, startsAt(day, slot)) >= promises.bookAheadHours);
}

/**
 * Lists the days to choose from, each with the times that the rules allow, whether free or booked.
 */
export function listAllowedTimes(now: Date): DayTimes[] {
  return listOfferedDays(now).map(({ day, isBookable }) => ({
    day,
    slots: isBookable ? slotsInTime(day, now) : [],
  }));
}

/**
 * Returns the message key of the problem with a day and a time, or undefined when they can be
 * booked. Rejects days not written as `yyyy-MM-dd` and times not written as `HH:mm`.
 */
export function validateAppointmentTime(day: string, slot: string, now: Date) {
  if (!isBookableDay(day, now)) return 'appointmentForm.dateUnavailable';
  const slots: readonly string[] = listSlots(day, now);
  return slots.includes(slot) ? undefined : 'appointmentForm.timeUnavailable';
}

/** The start of an appointment. */
export function startsAt(day: string, slot: AppointmentSlot): Date {
  return toMoment({ day, time: slot }, timeZone);
}

/** The end of an appointment that lasts the given number of hours. */
export function endsAt(day: string, slot: AppointmentSlot, hours = 1): Date {
  return new Date(startsAt(day, slot).getTime() + hours * hourMs);
}

/** Adds hours to a time: `10:00` for `09:00`. */
export function timeAfter(slot: string, hours = 1): string {
  return `${String(Number(slot.slice(0, 2)) + hours).padStart(2, '0')}:00`;
}

/** The maximum duration of an appointment. */
export const maxHours = 4;

/**
 * The duration in whole hours of work that starts at this time, limited by `maxHours` and the end
 * of the day.
 */
export function hoursFor(minutes: number, slot: AppointmentSlot): number {
  const left = appointmentSlots.length - appointmentSlots.indexOf(slot);
  return Math.min(maxHours, left, Math.max(1, Math.ceil(minutes / 60)));
}

/**
 * True when an appointment with this start can still be moved. It can be cancelled until it starts.
 */
export function isMovable(start: Date, now: Date): boolean {
  return hoursBetween(now, start) >= promises.freeChangeHours;
}

function isBookableDay(day: string, now: Date): boolean {
  return listOfferedDays(now).some((offered) => offered.day === day && offered.isBookable);
}

function hoursBetween(from: Date, until: Date): number {
  return (until.getTime() - from.getTime()) / hourMs;
}
