/** The figures of the company: what their address says, and what they show. */
import { addDays } from '#domain/days.ts';
import type { SourceClass } from '#domain/sources.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import { mondayOf } from '#contracts/staff/agenda.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import { namedDaySchema } from '#contracts/staff/named-day.ts';

export const figuresPath = `${staffPath}/cijfers`;

/** The path of a figure as a CSV file. */
export const figuresFilePath = `${staffPath}/cijfers.csv`;

/** Parameters of the address: days of the first and the last week, and which figure is a file. */
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

/** Whole weeks, from a Monday until a Sunday; `yyyy-MM-dd`. */
export interface FiguresPeriod {
  first: string;
  last: string;
}

/** Periods to choose from, in weeks. */
export const usualWeeks = [4, 13, 26, 52] as const;
const defaultWeeks = 13;
const maxWeeks = 53;
const weekDays = 7;

const sundayOf = (day: string) => addDays(mondayOf(day), weekDays - 1);

/** The last `weeks` whole weeks, up to and including the one that contains `today`. */
export function lastWeeks(weeks: number, today: string): FiguresPeriod {
  return { first: addDays(mondayOf(today), (1 - weeks) * weekDays), last: sundayOf(today) };
}

/** Reads the period of an address; what is no day, or too long ago for it, is not kept to. */
export function parsePeriod(parameters: URLSearchParams, today: string): FiguresPeriod {
  const read = (name: string) => namedDaySchema.safeParse(parameters.get(name)).data;
  const usual = lastWeeks(defaultWeeks, today);
  const until = read(figuresParameters.until) ?? today;
  const last = sundayOf(until < today ? until : today);
  const earliest = addDays(last, 1 - maxWeeks * weekDays);
  const from = mondayOf(read(figuresParameters.from) ?? usual.first);
  const latest = mondayOf(last);
  return { first: from < earliest ? earliest : from > latest ? latest : from, last };
}

/** Returns the period of equal length right before this one. */
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

/** The address of a period, as the page or as the file of a figure. */
export function figuresPathOf({ first, last }: FiguresPeriod, figure?: FigureName): string {
  const days = { [figuresParameters.from]: first, [figuresParameters.until]: last };
  const query = new URLSearchParams(figure ? { [figuresParameters.figure]: figure, ...days } : days);
  return `${figure ? figuresFilePath : figuresPath}?${query.toString()}`;
}

/** The handling of a group of requests. */
export interface Tally {
  count: number;
  /** The number whose promise has been kept or broken by now. */
  judged: number;
  kept: number;
  answered: number;
  /** Minutes of open office until half of them were answered; null when none was. */
  medianMinutes: number | null;
}

/** The number of requests from one source; null for an unknown source. */
export interface SourceCount<Code> {
  code: Code | null;
  count: number;
}

/** The outcome of quote requests; amounts are of those that were won. */
export interface OutcomeCount {
  /** Null for what is not known. */
  code: string | null;
  asked: number;
  quoted: number;
  won: number;
  /** Euros for a month. */
  monthly: number;
  /** Euros for a visit. */
  byVisit: number;
}

/** The handling of urgent requests. */
export type UrgentCount = Pick<Tally, 'count' | 'judged' | 'kept'> & { code: 'klacht' | 'spoedhulp' };

/** The work of a colleague. */
export type ColleagueCount = Pick<Tally, 'answered' | 'judged' | 'kept'> & { name: string; won: number };

export interface Outcomes {
  quotes: OutcomeCount;
  sources: OutcomeCount[];
  services: OutcomeCount[];
  /** The quotes that were lost, by reason. */
  reasons: OutcomeCount[];
  urgent: UrgentCount[];
  colleagues: ColleagueCount[];
}

/** Hours of teams in one week. */
export interface WeekOccupancy {
  week: string;
  bookable: number;
  taken: number;
}

export interface Figures {
  period: FiguresPeriod;
  /** The last week of the period may not be over yet. */
  today: string;
  total: Tally;
  byWeek: Readonly<Record<string, Tally>>;
  byKind: Readonly<Partial<Record<RequestKind, Tally>>>;
  /** Week -> kind -> requests. */
  counts: Readonly<Record<string, Partial<Record<RequestKind, number>>>>;
  pages: SourceCount<string>[];
  locales: SourceCount<Locale>[];
  referrers: SourceCount<SourceClass>[];
  occupancy: WeekOccupancy[];
  outcomes: Outcomes;
  /** The same of as many weeks before. */
  before: { total: Tally; occupancy: WeekOccupancy[]; outcomes: Outcomes };
}

export interface FiguresPage extends StaffFrame, Figures {}
