/** The page on which staff plans a series of visits for a request. */
import { appointmentSlots, maxHours } from '#domain/booking.ts';
import type { Rhythm } from '#domain/staff/rhythms.ts';
import { appointmentServices } from '#contracts/appointment.ts';
import { checkbox, requiredInteger } from '#contracts/fields.ts';
import { pricePerVisit } from '#contracts/staff/booking.ts';
import type { StaffFrame } from '#contracts/staff/frame.ts';
import { namedDaySchema } from '#contracts/staff/named-day.ts';
import { requestPath } from '#contracts/staff/request.ts';
import * as z from 'zod/mini';

/** The path of the series of a request. */
export function seriesPath(reference: string): string {
  return `${requestPath(reference)}/reeks`;
}

export const seriesActions = { save: 'vastleggen', end: 'beeindigen' } as const;

/** Form values of the rhythms. */
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

/** The requested series, in the form and in the URL of its preview. */
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

/**
 * Name of the button that plans the series. Its value is a digest of the preview, so that nothing
 * unseen is planned.
 */
export const seenField = 'gezien';

export const endSeriesSchema = z.object({
  vanaf: namedDaySchema,
  /** The sequence number that the user saw. */
  volgnummer: z.string().check(z.regex(/^\d{1,9}$/)),
});

/** A day of the rhythm without a visit, and the reason. */
export interface SkippedDay {
  day: string;
  reason: string;
}

export interface SeriesVisit {
  reference: string;
  day: string;
  /** How the visit differs from the terms; empty when it does not. */
  difference: string;
}

export interface SeriesPage extends StaffFrame {
  request: { reference: string; name: string; company: string | null; hasEmail: boolean };
  /** True when the customer's address is suppressed, so that no mail to it is sent. */
  isSuppressed: boolean;
  /** `yyyy-MM-dd` */
  tomorrow: string;
  lastDay: string;
  values: Readonly<Record<string, string>>;
  /** Absent before the series is created. */
  series?:
    | {
        sequence: number;
        /** Description of rhythm, time, hours, team and price. */
        terms: string;
        /** Future visits. */
        visits: SeriesVisit[];
        skipped: SkippedDay[];
      }
    | undefined;
  /** The visits that the entered values would plan. */
  preview?:
    | {
        terms: string;
        days: string[];
        skipped: SkippedDay[];
        /** The number of future visits that would be removed. */
        gone: number;
        /** The value of `seenField` that plans this preview. */
        seen: string;
      }
    | undefined;
}
