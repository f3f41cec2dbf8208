/** The rhythm of a series of visits. */
import { company } from '#company';
import { addDays } from '#domain/days.ts';

/** `month-2`: for example the second Monday of each month; `month--1`: the last. */
export const rhythms = ['week', 'two-weeks', 'month-1', 'month-2', 'month-3', 'month-4', 'month--1'] as const;
export type Rhythm = (typeof rhythms)[number];

export interface Recurrence {
  rhythm: Rhythm;
  /** 1 is Monday. */
  weekdays: number[];
  /** The last day of the series. */
  until: string;
}

/** The weekdays on which teams work. */
export const seriesWeekdays: readonly number[] = company.appointments.weekdays;

/**
 * Returns the last possible day of a series. It is about a year ahead, because prices and teams
 * change.
 */
export function lastSeriesDay(today: string): string {
  return addDays(today, 366);
}
