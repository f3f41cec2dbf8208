/** Formats the days and visits of a series for the workspace. */
import type { AppointmentSlot } from '#domain/booking.ts';
import type { Recurrence, Rhythm } from '#domain/staff/rhythms.ts';
import { describeRhythm } from '#i18n/series.ts';
import { formatShortDay } from '#i18n/staff/days.ts';
import { formatQuote } from '#i18n/staff/quote.ts';
import type { SkippedDay } from '#contracts/staff/series.ts';

export const rhythmLabels: Readonly<Record<Rhythm, string>> = {
  week: 'Elke week',
  'two-weeks': 'Om de week',
  'month-1': 'Elke maand, de eerste',
  'month-2': 'Elke maand, de tweede',
  'month-3': 'Elke maand, de derde',
  'month-4': 'Elke maand, de vierde',
  'month--1': 'Elke maand, de laatste',
};

interface SlotAndTeam {
  slot: AppointmentSlot;
  hours: number;
  team: number | null;
}

/**
 * Describes the terms of a series, such as `Elke week op vrijdag, om 12:00 uur, 2 uur lang, team 1,
 * € 89 per beurt`.
 */
export function describeTerms(
  recurrence: Recurrence,
  { slot, hours, team, price }: SlotAndTeam & { price: number },
): string {
  const parts = [`${String(hours)} uur lang`, `team ${String(team)}`, formatQuote(price, 'visit')];
  return [describeRhythm(recurrence, slot, 'nl'), ...parts].join(', ');
}

/** Describes how a visit differs from its series, such as `13:00, team 2`; empty if it does not. */
export function describeDifference({ slot, hours, team }: SlotAndTeam, series: SlotAndTeam): string {
  const parts = [
    slot !== series.slot && slot,
    hours !== series.hours && `${String(hours)} uur lang`,
    team !== series.team && (team === null ? 'zonder team' : `team ${String(team)}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Formats a number of visits, such as `12 bezoeken`. */
export function formatVisitCount(count: number): string {
  return count === 1 ? '1 bezoek' : `${String(count)} bezoeken`;
}

/**
 * Lists skipped days with their reasons, such as `2 dagen overgeslagen: vr 25 dec 2026 (Eerste
 * kerstdag), ma 4 jan 2027 (bezet)`.
 */
export function formatSkipped(skipped: readonly SkippedDay[]): string {
  const days = skipped.map(({ day, reason }) => `${formatDayWithYear(day)} (${reason})`).join(', ');
  return `${skipped.length === 1 ? '1 dag' : `${String(skipped.length)} dagen`} overgeslagen: ${days}`;
}

/** Formats a day with its year, because a series may extend into the next year. */
export function formatDayWithYear(day: string): string {
  return `${formatShortDay(day)} ${day.slice(0, 4)}`;
}
