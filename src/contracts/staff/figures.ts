/** The statistics: their query and their content. */
import { addDays, mondayOf } from '#domain/days.ts';
import type { SourceClass } from '#domain/sources.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import { parseNamedDay } from '#contracts/staff/named-day.ts';

export const figuresPath = `${staffPath}/cijfers`;

/** The path of a statistic as a CSV file. */
export const figuresFilePath = `${staffPath}/cijfers.csv`;

/** Query parameters: days of the first and the last week, and the statistic to download. */
export const figuresParameters = { from: 'van', until: 'tot', figure: 'cijfer' } as const;

export const figureNames = [
  'verzoeken',
  'beloften',
  'antwoordtijd',
  'soorten',
  'opdrachten',
  'afgevallen',
  'spoed',
  'collegas',
  'herkomst',
  'bezetting',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Whole weeks, from Monday to Sunday; days are `yyyy-MM-dd`. */
export interface FiguresPeriod {
  first: string;
  last: string;
}

/** Offered periods, in weeks. */
export const presetWeeks = [4, 13, 26, 52] as const;
const defaultWeeks = 13;
const maxWeeks = 53;
const weekDays = 7;

const sundayOf = (day: string) => addDays(mondayOf(day), weekDays - 1);

/** The last `weeks` whole weeks, up to and including the one that contains `today`. */
export function lastWeeks(weeks: number, today: string): FiguresPeriod {
  return { first: addDays(mondayOf(today), (1 - weeks) * weekDays), last: sundayOf(today) };
}

/**
 * Parses the period in a query. The two days may be in either order. An invalid day is ignored, a
 * future one counts as today, and the period is shortened to `maxWeeks`.
 */
export function parsePeriod(parameters: URLSearchParams, today: string): FiguresPeriod {
  const usual = lastWeeks(defaultWeeks, today);
  const [start = '', until = today] = [
    parseNamedDay(parameters.get(figuresParameters.from)) ?? usual.first,
    parseNamedDay(parameters.get(figuresParameters.until)) ?? today,
  ].sort();
  const last = sundayOf(until < today ? until : today);
  const earliest = addDays(last, 1 - maxWeeks * weekDays);
  const from = mondayOf(start);
  const latest = mondayOf(last);
  return { first: from < earliest ? earliest : from > latest ? latest : from, last };
}

/** Returns the preceding period of equal length. */
export function periodBefore({ first, last }: FiguresPeriod): FiguresPeriod {
  const days = weeksOf({ first, last }).length * weekDays;
  return { first: addDays(first, -days), last: addDays(first, -1) };
}

/** The Mondays of a period. */
export function weeksOf({ first, last }: FiguresPeriod): string[] {
  const weeks: string[] = [];
  for (let week = first; week <= last; week = addDays(week, weekDays)) weeks.push(week);
  return weeks;
}

/** The path of a period, as a page or as a CSV file of a statistic. */
export function figuresPathOf({ first, last }: FiguresPeriod, figure?: FigureName): string {
  const days = { [figuresParameters.from]: first, [figuresParameters.until]: last };
  const query = new URLSearchParams(figure ? { [figuresParameters.figure]: figure, ...days } : days);
  return `${figure ? figuresFilePath : figuresPath}?${query.toString()}`;
}

/** Counts and response time of a group of requests. */
export interface Tally {
  count: number;
  /** The number of requests that have met (`kept`) or missed their deadline. */
  judged: number;
  kept: number;
  answered: number;
  /** Median response time in office minutes; null without any answer. */
  medianMinutes: number | null;
}

/** The number of requests from a source; `code` is null when the source is unknown. */
export interface SourceCount<Code> {
  code: Code | null;
  count: number;
}

/** The outcome of a group of quote requests. The amounts are those of quotes that were won. */
export interface OutcomeCount {
  /** The source, service or reason; null when unknown, and in the total. */
  code: string | null;
  asked: number;
  quoted: number;
  won: number;
  /** Euros per month. */
  monthly: number;
  /** Euros per visit. */
  byVisit: number;
}

/** Counts of urgent requests. */
export type UrgentCount = Pick<Tally, 'count' | 'judged' | 'kept'> & { code: 'klacht' | 'spoedhulp' };

/** Counts of a colleague. */
export type ColleagueCount = Pick<Tally, 'answered' | 'judged' | 'kept'> & { name: string; won: number };

export interface Outcomes {
  quotes: OutcomeCount;
  sources: OutcomeCount[];
  services: OutcomeCount[];
  /** Lost quotes, by reason. */
  reasons: OutcomeCount[];
  urgent: UrgentCount[];
  colleagues: ColleagueCount[];
}

/** Team hours in one week. */
export interface WeekOccupancy {
  week: string;
  bookable: number;
  taken: number;
}

export interface Figures {
  period: FiguresPeriod;
  /** The current day, to mark an unfinished week. */
  today: string;
  total: Tally;
  byWeek: Record<string, Tally>;
  byKind: Partial<Record<RequestKind, Tally>>;
  /** Number of requests by week and kind. */
  counts: Record<string, Partial<Record<RequestKind, number>>>;
  pages: SourceCount<string>[];
  locales: SourceCount<Locale>[];
  referrers: SourceCount<SourceClass>[];
  occupancy: WeekOccupancy[];
  outcomes: Outcomes;
  /** The preceding period of equal length. */
  before: { total: Tally; occupancy: WeekOccupancy[]; outcomes: Outcomes };
}

export interface FiguresPage extends StaffFrame, Figures {}
