/**
 * When an appointment can be booked, and until when it may be changed. The browser shows these
 * rules and the server holds to them; whether a time is still free only the database knows. Days
 * are `yyyy-MM-dd` and times `HH:mm`, both in Amsterdam.
 */
import { company } from '#company';
import { addDays, isoWeekday, toLocalTime, toMoment } from '#domain/days.ts';
import { isHoliday } from '#domain/holidays.ts';

const { appointments, promises, timeZone } = company;
const weekdays: readonly number[] = appointments.weekdays;
const hourMs = 3_600_000;

/**
 * The hours at which an appointment may start. They are code, not facts: a check constraint in
 * `migrations/` lists them too.
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

/** Minutes within which a visitor can undo a cancellation. */
export const undoMinutes = 10;

export interface OfferedDay {
  day: string;
  /** False on a public holiday. */
  isBookable: boolean;
}

/** A day to choose from, with the times on it that can be booked; none when it is full. */
export interface DayTimes {
  day: string;
  slots: AppointmentSlot[];
}

/** The days to choose from: those of the coming weeks, starting tomorrow, without weekends. */
export function listOfferedDays(now: Date): OfferedDay[] {
  const today = toLocalTime(now, timeZone).day;
  return Array.from({ length: appointments.daysAhead }, (_, index) => addDays(today, index + 1))
    .filter((day) => weekdays.includes(isoWeekday(day)))
    .map((day) => ({ day, isBookable: !isHoliday(day) }));
}

/**
 * The times of a day that the rules allow at that moment, taken or not; none on a day that cannot
 * be booked.
 */
export function listSlots(day: string, now: Date): AppointmentSlot[] {
  return isBookableDay(day, now) ? slotsInTime(day, now) : [];
}

function slotsInTime(day: string, now: Date): AppointmentSlot[] {
  return appointmentSlots.filter((slot) => hoursBetween(now, startsAt(day, slot)) >= promises.bookAheadHours);
}

/** Every day to choose from with the times that the rules allow, taken or not. */
export function listUntakenTimes(now: Date): DayTimes[] {
  return listOfferedDays(now).map(({ day, isBookable }) => ({
    day,
    slots: isBookable ? slotsInTime(day, now) : [],
  }));
}

/**
 * The key of what is wrong with a day and a time, undefined when they can be booked. Other
 * spellings of a day or a time are refused.
 */
export function validateAppointmentTime(day: string, slot: string, now: Date) {
  if (!isBookableDay(day, now)) return 'appointmentForm.dateUnavailable';
  const slots: readonly string[] = listSlots(day, now);
  return slots.includes(slot) ? undefined : 'appointmentForm.timeUnavailable';
}

/** The moment at which an appointment starts. */
export function startsAt(day: string, slot: AppointmentSlot): Date {
  return toMoment({ day, time: slot }, timeZone);
}

/** The moment at which an appointment ends that takes so many hours of the grid. */
export function endsAt(day: string, slot: AppointmentSlot, hours = 1): Date {
  return new Date(startsAt(day, slot).getTime() + hours * hourMs);
}

/** `10:00` after `09:00`, or so many hours after it. */
export function timeAfter(slot: string, hours = 1): string {
  return `${String(Number(slot.slice(0, 2)) + hours).padStart(2, '0')}:00`;
}

/** The most hours that a team stays. */
export const maxHours = 4;

/** The whole hours that work takes which starts then, as far as the day has them. */
export function hoursFor(minutes: number, slot: AppointmentSlot): number {
  const left = appointmentSlots.length - appointmentSlots.indexOf(slot);
  return Math.min(maxHours, left, Math.max(1, Math.ceil(minutes / 60)));
}

/**
 * Whether an appointment with this start may still be moved. It may be cancelled until it starts.
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
