/** The page on which staff closes and reopens days and hours. */
import { appointmentSlots } from '#domain/booking.ts';
import type { Closure } from '#domain/closures.ts';
import type { Holiday } from '#domain/holidays.ts';
import { maxLengths, optionalLine } from '#contracts/fields.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import { namedDay } from '#contracts/staff/named-day.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import * as z from 'zod/mini';

export const closuresPath = `${staffPath}/agenda/sluitingen`;

export const closureActions = { close: 'sluiten', reopen: 'vrijgeven' } as const;

/** Hours at which a closure can end: each is an hour after a slot. */
export const closureEnds = appointmentSlots.map((slot) => `${String(Number(slot.slice(0, 2)) + 1)}:00`);

export const maxReasonLength = maxLengths.line;

/**
 * The schema of a closure. An empty last day means the first day, an empty hour means the start or
 * the end of the day, and an empty team means all teams.
 */
export const closeSchema = z.object({
  vanaf: namedDay('Kies de eerste dag.'),
  tot: z.union([z.literal(''), namedDay('Kies de laatste dag.')]),
  begin: z.union([z.literal(''), z.enum(appointmentSlots)]),
  einde: z.union([z.literal(''), z.enum(closureEnds)]),
  team: z.string().check(z.regex(/^[1-9]?$/)),
  reden: optionalLine(),
});

export const reopenSchema = z.object({ sluiting: numberSchema });

export interface ListedClosure extends Closure {
  id: number;
  reason: string | null;
  /** The number of bookings from today on that the closure overlaps. */
  bookings: number;
}

export interface ClosuresPage extends StaffFrame {
  /** Closures that are not over, in chronological order. */
  closures: ListedClosure[];
  /** The next public holidays on weekdays, which cannot be booked either. */
  holidays: Holiday[];
  /** `yyyy-MM-dd` */
  today: string;
  /** The values of a form that was rejected. */
  draft?: Readonly<Record<string, string>> | undefined;
}
