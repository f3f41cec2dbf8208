/** The form of a series: initial values and parsing. */
import { appointmentSlots, timeAfter } from '#domain/booking.ts';
import { addDays, isoWeekday } from '#domain/days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import {
  lastSeriesDay,
  rhythms,
  seriesWeekdays,
  type Recurrence,
  type Rhythm,
} from '#domain/staff/rhythms.ts';
import { formatRule, listDays, readRule } from '#server/staff/series/rule.ts';
import { formatAmount } from '#i18n/staff/quote.ts';
import { problemText } from '#server/staff/fields.ts';
import type { SeriesTerms } from '#server/staff/series/plan.ts';
import type { Source } from '#server/staff/series/source.ts';
import type { Series } from '#server/staff/series/store.ts';
import { appointmentServices } from '#contracts/appointment.ts';
import { teams } from '#contracts/staff/agenda.ts';
import { rhythmNames, seriesSchema, type SeriesAnswers } from '#contracts/staff/series.ts';

export type Values = Readonly<Record<string, string>>;

const dayFields = ['dag1', 'dag2', 'dag3', 'dag4', 'dag5'] as const;

/**
 * Returns the values of an unsent form: those of the series from the next day of its rhythm on, or
 * else those of the source.
 */
export function initialValues(source: Source | undefined, series: Series | undefined, today: string): Values {
  const tomorrow = addDays(today, 1);
  const service = source?.service ?? appointmentServices[0] ?? '';
  if (series) {
    const { rhythm, weekdays, until } = readRule(series.rule);
    const recurrence = { rhythm, weekdays, until: until > tomorrow ? until : lastSeriesDay(today) };
    const next = listDays(series.rule, series.firstDay).find((day) => day > today);
    return toFormValues(recurrence, { vanaf: next ?? tomorrow, ...series, service });
  }
  const { booking, price = null } = source ?? {};
  const rhythm = booking ? rhythmOf(booking) : 'week';
  const after = booking
    ? addDays(booking.day, rhythm === 'two-weeks' ? 14 : 7)
    : nextOpenDay(addDays(today, 7));
  const vanaf = after > tomorrow ? after : tomorrow;
  const recurrence = { rhythm, weekdays: [isoWeekday(booking?.day ?? vanaf)], until: lastSeriesDay(today) };
  const { slot = '09:00', hours = 1, team } = booking ?? {};
  return toFormValues(recurrence, { vanaf, slot, hours, team: team ?? 1, price, service });
}

type OtherValues = Pick<Series, 'hours' | 'slot' | 'team'> & {
  vanaf: string;
  price: number | null;
  service: string;
};

function toFormValues(
  { rhythm, weekdays, until }: Recurrence,
  { vanaf, slot, hours, team, price, service }: OtherValues,
) {
  return {
    vanaf,
    tot: until,
    ritme: rhythmNames[rhythm],
    ...Object.fromEntries(weekdays.map((weekday) => [`dag${String(weekday)}`, 'on'])),
    tijd: slot,
    uren: String(hours),
    team: String(team),
    prijs: price === null ? '' : formatAmount(price),
    dienst: service,
  };
}

/**
 * Returns the rhythm of a booking. A monthly one recurs on the same weekday of the month, such as
 * the second Monday.
 */
function rhythmOf({ frequency, day }: NonNullable<Source['booking']>): Rhythm {
  if (frequency === 'tweewekelijks') return 'two-weeks';
  if (frequency !== 'maandelijks') return 'week';
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return rhythms.find((rhythm) => rhythm === `month-${String(nth)}`) ?? 'month--1';
}

function nextOpenDay(from: string): string {
  return findClosedDay(from) ? nextOpenDay(addDays(from, 1)) : from;
}

export interface ParsedSeries {
  answers: SeriesAnswers;
  recurrence: Recurrence;
  plan: SeriesTerms;
}

/** Parses the values into a plan, or returns their problem. */
export function readValues(values: object, today: string): ParsedSeries | { problem: string } {
  const { data: answers, error } = seriesSchema.safeParse(values);
  if (!answers) {
    const message = problemText(error.issues[0]?.message);
    return {
      problem: /^(Kies|Vul)/.test(message) ? message : 'Dit klopt niet: kijk de dagen en de tijd na.',
    };
  }
  const { vanaf: firstDay, tot, ritme, tijd: slot, uren: hours, prijs: price = 0 } = answers;
  const weekdays = seriesWeekdays.filter((weekday) => answers[dayFields[weekday - 1] ?? 'dag1']);
  const problem = findProblem(answers, weekdays, today);
  if (problem) return { problem };
  const rhythm = rhythms.find((each) => rhythmNames[each] === ritme) ?? 'week';
  const recurrence = { rhythm, weekdays, until: tot };
  return {
    answers,
    recurrence,
    plan: { rule: formatRule(recurrence), firstDay, slot, hours, team: Number(answers.team), price },
  };
}

function findProblem(
  { vanaf, tot, ritme, tijd, uren, team }: SeriesAnswers,
  weekdays: readonly number[],
  today: string,
): string | undefined {
  if (vanaf <= today) return 'Kies een eerste dag na vandaag.';
  if (tot < vanaf) return 'De laatste dag ligt voor de eerste.';
  if (tot > lastSeriesDay(today)) return 'Kies een laatste dag binnen een jaar. Verleng de reeks later.';
  if (weekdays.length === 0) return 'Kies op welke dag het team komt.';
  if (ritme.startsWith('maand') && weekdays.length > 1) return 'Kies bij elke maand één dag.';
  if (timeAfter(tijd, uren) > timeAfter(appointmentSlots.at(-1) ?? ''))
    return 'Zo lang duurt de dag niet meer. Kies minder uren of een eerdere tijd.';
  return teams.includes(Number(team)) ? undefined : 'Dat team is er niet.';
}
