/** The page on which staff plans a series of visits for one request. */
import { appointmentSlots, maxHours, type AppointmentSlot } from '#domain/booking.ts';
import type { Rhythm } from '#domain/staff/rhythms.ts';
import { appointmentServices } from '#contracts/appointment.ts';
import { checkbox, requiredInteger } from '#contracts/fields.ts';
import { pricePerVisit } from '#contracts/staff/booking.ts';
import type { StaffFrame } from '#contracts/staff/frame.ts';
import { namedDaySchema } from '#contracts/staff/named-day.ts';
import { requestPath } from '#contracts/staff/request.ts';
import * as z from 'zod/mini';

/** The address of the series of a request. */
export function seriesPath(reference: string): string {
  return `${requestPath(reference)}/reeks`;
}

export const seriesActions = { save: 'vastleggen', end: 'beeindigen' } as const;

/** As forms name the rhythms. */
export const rhythmNames = {
  week: 'week',
  'two-weeks': '2-weken',
  'month-1': 'maand-1',
  'month-2': 'maand-2',
  'month-3': 'maand-3',
  'month-4': 'maand-4',
  'month--1': 'maand-laatste',
} as const satisfies Record<Rhythm, string>;

const teamProblem = 'Kies een team.';

/** What somebody asks for; the same in the address of the preview and in the form that plans it. */
export const seriesSchema = z.object({
  vanaf: namedDaySchema,
  tot: namedDaySchema,
  ritme: z.enum(Object.values(rhythmNames)),
  ...{ dag1: checkbox(), dag2: checkbox(), dag3: checkbox(), dag4: checkbox(), dag5: checkbox() },
  tijd: z.enum(appointmentSlots),
  uren: requiredInteger(1, maxHours, 'Kies hoeveel uur het team blijft.'),
  team: z.string().check(z.regex(/^\d$/, teamProblem)),
  prijs: pricePerVisit,
  dienst: z.enum(appointmentServices),
});
export type SeriesAnswers = z.output<typeof seriesSchema>;

/** The change that its reader saw last; empty where there was no series. */
const seen = z.string().check(z.regex(/^\d{0,9}$/));

/** With what the preview said: whoever presses has seen these days. */
export const saveSeriesSchema = z.extend(seriesSchema, { volgnummer: seen, gezien: z.string() });
export const endSeriesSchema = z.object({ vanaf: namedDaySchema, volgnummer: seen });

/** Why there is no visit on a day of the rule. */
export interface SkippedDay {
  day: string;
  why: string;
}

export interface SeriesVisit {
  reference: string;
  day: string;
  slot: AppointmentSlot;
  hours: number;
  team: number | null;
}

export interface SeriesPage extends StaffFrame {
  request: { reference: string; name: string; company: string | null; hasEmail: boolean };
  /** `yyyy-MM-dd` */
  tomorrow: string;
  lastDay: string;
  values: Readonly<Record<string, string>>;
  /** How it stands; absent before it is made. */
  series?:
    | {
        sequence: number;
        /** In words. */
        rule: string;
        price: number;
        /** Those to come. */
        visits: SeriesVisit[];
        skipped: SkippedDay[];
      }
    | undefined;
  /** What would come of the values. */
  preview?:
    | {
        rule: string;
        days: string[];
        skipped: SkippedDay[];
        /** How many of the visits to come would go. */
        gone: number;
        /** What `gezien` of the form says. */
        seen: string;
      }
    | undefined;
}
