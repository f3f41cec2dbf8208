/**
 * By when the company keeps the promises of its facts file, for something that arrived at a given
 * moment. Days on which staff has closed the office do not count.
 */
import { company } from '#company';
import { toLocalTime, toMoment } from '#domain/days.ts';
import { addOfficeHours, addWorkingDays, nextWorkdayAt, type ClosedDays } from '#domain/working-hours.ts';

const { promises, timeZone } = company;
const callbackTimes: Readonly<Record<string, { from: string; until: string }>> = company.callbackTimes;
const hourMs = 3_600_000;

/** A reply: 24 hours of the promise are one working day, so Friday 17:00 gives Monday 17:00. */
export function replyDeadline(arrivedAt: Date, closed?: ClosedDays): Date {
  return addWorkingDays(arrivedAt, promises.replyHours / 24, closed);
}

/**
 * A call back: two hours in which the office is open, or the end of the part of the day that was
 * asked for, on the next working day on which it is not over.
 */
export function callbackDeadline(arrivedAt: Date, preferredTime?: string | null, closed?: ClosedDays): Date {
  const part = callbackTimes[preferredTime ?? ''];
  return part
    ? nextWorkdayAt(arrivedAt, part.until, closed)
    : addOfficeHours(arrivedAt, promises.callbackHours, closed);
}

/** When that part of the day of the deadline begins; undefined when none was asked for. */
export function callbackWindowStart(deadline: Date, preferredTime?: string | null): Date | undefined {
  const part = callbackTimes[preferredTime ?? ''];
  return part && toMoment({ day: toLocalTime(deadline, timeZone).day, time: part.from }, timeZone);
}

/**
 * The confirmation of an appointment: like a reply, its 24 hours are one working day. Over a
 * weekend that could be after the appointment itself, so for one that starts at a known moment it
 * is at least an hour before; in that last hour itself it is when the appointment starts.
 */
export function confirmationDeadline(arrivedAt: Date, startsAt?: Date, closed?: ClosedDays): Date {
  const deadline = addWorkingDays(arrivedAt, promises.bookingConfirmationHours / 24, closed);
  if (!startsAt) return deadline;
  const hourBefore = new Date(startsAt.getTime() - hourMs);
  const latest = hourBefore > arrivedAt ? hourBefore : startsAt;
  return deadline > latest ? latest : deadline;
}

/** An answer to a job application: five working days. */
export function applicationDeadline(arrivedAt: Date, closed?: ClosedDays): Date {
  return addWorkingDays(arrivedAt, promises.applicationReplyWorkingDays, closed);
}
