/**
 * The calendar of bookings, the day plan and the feed of a team: their paths, queries and content.
 */
import { company } from '#company';
import { appointmentSlots, type AppointmentSlot } from '#domain/booking.ts';
import type { ClosedDay } from '#domain/staff/closed-day.ts';
import { addDays, isoWeekday, mondayOf } from '#domain/days.ts';
import type { Appointment } from '#contracts/appointment.ts';
import { moveBookingSchema } from '#contracts/staff/booking.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import { namedDaySchema, parseNamedDay } from '#contracts/staff/named-day.ts';
import * as z from 'zod/mini';

/** The view of the calendar: a day, the week from a Monday on, or the printed day of one team. */
export type AgendaView =
  | { day: string; team?: number | undefined; week?: undefined }
  | { day?: undefined; team?: undefined; week: string };

/** The numbers of the teams. */
export const teams: readonly number[] = Array.from(
  { length: company.appointments.teams },
  (_, index) => index + 1,
);

/** Query parameters. */
export const agendaParameters = { day: 'dag', team: 'team', week: 'week' } as const;

/** The path of a view; without a day and a week, that of the default view of `parseAgendaView`. */
export function agendaPath({
  day,
  team,
  week,
}: { day?: string | undefined; team?: number | undefined; week?: string | undefined } = {}): string {
  const path = `${staffPath}/agenda`;
  const ofTeam = team === undefined ? '' : `&${agendaParameters.team}=${String(team)}`;
  if (day) return `${path}?${agendaParameters.day}=${day}${ofTeam}`;
  return week ? `${path}?${agendaParameters.week}=${mondayOf(week)}` : path;
}

/** Parses the view from a query. The default is this week, or at the weekend the next one. */
export function parseAgendaView(parameters: URLSearchParams, today: string): AgendaView {
  const day = parseNamedDay(parameters.get(agendaParameters.day));
  const team = Number(parameters.get(agendaParameters.team));
  if (day) return { day, team: teams.includes(team) ? team : undefined };
  const week = parseNamedDay(parameters.get(agendaParameters.week));
  return { week: mondayOf(week ?? addDays(today, isoWeekday(today) > 5 ? 2 : 0)) };
}

/** A booking in the calendar. */
export interface AgendaBooking {
  /** Undefined when the role does not see the booking. */
  reference: string | undefined;
  name: string;
  company: string;
  status: 'pending' | 'confirmed' | 'completed';
  day: string;
  slot: AppointmentSlot;
  hours: number;
  team: number | null;
  /** Undefined when unknown, or when the role does not see the booking. */
  address: string | undefined;
  /** True for a visit of a series. */
  isVisit: boolean;
  /** The number of changes. A move sends it back, so that a conflict is detected. */
  sequence: number;
  /** True in the calendar when the customer has no e-mail address, or a suppressed one. */
  isUnmailable?: boolean;
}

/** A booking with the details that its team needs. */
export interface PlannedVisit extends Omit<AgendaBooking, 'sequence'> {
  phone: string | null;
  service: Appointment['service'];
  squareMeters: number | null;
  /** In the words of the visitor. */
  wishes: string | null;
  /** The notes of colleagues, such as who has the key. */
  notes: string[];
}

/** The printed day plan of a team. */
export interface PlanPage extends StaffFrame {
  day: string;
  team: number;
  visits: PlannedVisit[];
  /** URL of the team's calendar feed; undefined for a read-only role. */
  feedUrl: string | undefined;
}

/** The endpoint of the calendar feeds. */
export const calendarFeedPath = '/api/team-calendar';

export interface TeamHour {
  day: string;
  slot: AppointmentSlot;
  team: number;
}

/** One hour of one team, with what occupies it. */
export interface AgendaPlace extends TeamHour {
  bookings: AgendaBooking[];
  /** A booking that began in an earlier hour and lasts into this one. */
  continued?: AgendaBooking | undefined;
  closure?: { id: number; reason: string | null; isThisHourOnly: boolean } | undefined;
  /** True on a day on which no team works. */
  isClosedDay: boolean;
  /** True once the hour has begun. */
  isPast: boolean;
}

export interface AgendaDay {
  day: string;
  /** Why no team works on this day. */
  closed?: ClosedDay | undefined;
  hours: { slot: AppointmentSlot; places: AgendaPlace[] }[];
}

export interface AgendaPage extends StaffFrame {
  view: AgendaView;
  /** `yyyy-MM-dd` */
  today: string;
  /** One day, or the working days of a week. */
  days: AgendaDay[];
  /**
   * The first pending bookings from today on that have no team, because their holds have expired.
   */
  unplaced: AgendaBooking[];
  /** False for a read-only role. */
  mayChange: boolean;
}

/** The actions of the calendar's forms. */
export const agendaActions = {
  block: 'blokkeren',
  reopen: 'vrijgeven',
  move: 'verplaatsen',
  renewFeed: 'agenda-adres',
} as const;

/** The hour of a team to block. */
export const blockSchema = z.object({
  dag: namedDaySchema,
  tijd: z.enum(appointmentSlots),
  team: z.string().check(z.regex(/^\d$/)),
});

/** The new place of a booking, and the sequence number that the user saw. */
export const moveInAgendaSchema = z.extend(moveBookingSchema, {
  referentie: z.string().check(z.maxLength(20)),
});
