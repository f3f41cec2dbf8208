/**
 * Deadlines of the promises in `company.json`, for a request that arrived at a given moment. Days
 * that staff has closed do not count.
 */
import { company } from '#company';
import { toLocalTime, toMoment } from '#domain/days.ts';
import { addOfficeHours, addWorkingDays, nextWorkdayAt, type ClosedDays } from '#domain/working-hours.ts';

const { promises, timeZone } = company;
const callbackTimes: Readonly<Record<string, { from: string; until: string }>> = company.callbackTimes;
const hourMs = 3_600_000;

/**
 * The deadline for a reply. The promised 24 hours are one working day: Friday 17:00 gives Monday
 * 17:00.
 */
export function replyDeadline(arrivedAt: Date, closed?: ClosedDays): Date {
  return addWorkingDays(arrivedAt, promises.replyHours / 24, closed);
}

/**
 * The deadline for a callback: the promised number of office hours later. With a preferred part of
 * the day, it is the end of that part on the next working day on which it is not over.
 */
export function callbackDeadline(arrivedAt: Date, preferredTime?: string | null, closed?: ClosedDays): Date {
  const part = callbackTimes[preferredTime ?? ''];
  return part
    ? nextWorkdayAt(arrivedAt, part.until, closed)
    : addOfficeHours(arrivedAt, promises.callbackHours, closed);
}

/**
 * The start of the preferred part of the day, on the day of the deadline; undefined without a
 * preference.
 */
export function callbackWindowStart(deadline: Date, preferredTime?: string | null): Date | undefined {
  const part = callbackTimes[preferredTime ?? ''];
  return part && toMoment({ day: toLocalTime(deadline, timeZone).day, time: part.from }, timeZone);
}

/**
 * The deadline for confirming an appointment. As for a reply, 24 hours are one working day. The
 * deadline is at least an hour before the start, because it could otherwise be after the
 * appointment at a weekend. It is the start itself when the booking arrived within that hour.
 */
export function confirmationDeadline(arrivedAt: Date, startsAt?: Date, closed?: ClosedDays): Date {
  const deadline = addWorkingDays(arrivedAt, promises.bookingConfirmationHours / 24, closed);
  if (!startsAt) return deadline;
  const hourBefore = new Date(startsAt.getTime() - hourMs);
  const latest = hourBefore > arrivedAt ? hourBefore : startsAt;
  return deadline > latest ? latest : deadline;
}

/** The deadline for the answer to a job application. */
export function applicationDeadline(arrivedAt: Date, closed?: ClosedDays): Date {
  return addWorkingDays(arrivedAt, promises.applicationReplyWorkingDays, closed);
}
