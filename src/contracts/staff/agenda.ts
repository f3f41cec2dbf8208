/** The calendar of bookings: what its address says, and what it shows. */
import { appointmentSlots, type AppointmentSlot } from '#domain/booking.ts';
import type { ClosedDay } from '#domain/staff/closed-day.ts';
import { addDays, isoWeekday } from '#domain/days.ts';
import { moveBookingSchema } from '#contracts/staff/booking.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import { namedDaySchema } from '#contracts/staff/named-day.ts';
import * as z from 'zod/mini';

/** Which days somebody wants to see: one, or the week that begins on a Monday. */
export type AgendaView = { day: string; week?: undefined } | { day?: undefined; week: string };

/** Parameters of the address. */
export const agendaParameters = { day: 'dag', week: 'week' } as const;

/** The address of a view of the calendar; of the present week without one. */
export function agendaPath({
  day,
  week,
}: { day?: string | undefined; week?: string | undefined } = {}): string {
  const path = `${staffPath}/agenda`;
  if (day) return `${path}?${agendaParameters.day}=${day}`;
  return week ? `${path}?${agendaParameters.week}=${mondayOf(week)}` : path;
}

/**
 * What an address asks for; unless it names a day the present week, at the weekend the next one.
 */
export function parseAgendaView(parameters: URLSearchParams, today: string): AgendaView {
  const read = (name: string) => namedDaySchema.safeParse(parameters.get(name)).data;
  const day = read(agendaParameters.day);
  if (day) return { day };
  return { week: mondayOf(read(agendaParameters.week) ?? addDays(today, isoWeekday(today) > 5 ? 2 : 0)) };
}

/** The Monday of the week in which a day is. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - isoWeekday(day));
}

/** A booking as the calendar shows it. */
export interface AgendaBooking {
  /** Undefined for one whose request this role does not see: only that it is there. */
  reference: string | undefined;
  name: string;
  company: string;
  status: 'pending' | 'confirmed' | 'completed';
  day: string;
  slot: AppointmentSlot;
  team: number | null;
  /** How often it was changed, which moving it sends along. */
  sequence: number;
}

/** One hour of one team. */
export interface AgendaPlace {
  day: string;
  slot: AppointmentSlot;
  team: number;
  bookings: AgendaBooking[];
  /** What covers it. */
  closure?: { id: number; reason: string | null; isThisHourOnly: boolean } | undefined;
  /** True on a day on which nobody works. */
  isClosedDay: boolean;
  /** True once it has begun. */
  isPast: boolean;
}

export interface AgendaDay {
  day: string;
  /** Why nobody works on it. */
  closed?: ClosedDay | undefined;
  hours: { slot: AppointmentSlot; places: AgendaPlace[] }[];
}

export interface AgendaPage extends StaffFrame {
  view: AgendaView;
  /** `yyyy-MM-dd` */
  today: string;
  /** One, or the working days of a week. */
  days: AgendaDay[];
  /** Bookings to come that have no team, since nobody answered in time. */
  unplaced: AgendaBooking[];
  /** False for a role that only reads. */
  mayChange: boolean;
}

/** What the forms of the calendar do. */
export const agendaActions = { block: 'blokkeren', reopen: 'vrijgeven', move: 'verplaatsen' } as const;

/** An hour of a team to keep free. */
export const blockSchema = z.object({
  dag: z.iso.date(),
  tijd: z.enum(appointmentSlots),
  team: z.string().check(z.regex(/^\d$/)),
});

/** Where a booking is moved to, and the change of it that was seen last. */
export const moveInAgendaSchema = z.extend(moveBookingSchema, {
  referentie: z.string().check(z.maxLength(20)),
});
