/** Lists the statistics as tables, for the page and for the CSV files. */
import { addDays } from '#domain/days.ts';
import { requestKinds } from '#domain/staff/statuses.ts';
import type { SourceClass } from '#domain/sources.ts';
import { callbackMarks, kindLabels, languageLabels } from '#i18n/staff/labels.ts';
import { formatAmount, lostReasonLabels } from '#i18n/staff/quote.ts';
import { labelOfPage, labelOfReferrer } from '#i18n/staff/sources.ts';
import { translator } from '#i18n/translate.ts';
import type { Contact } from '#contracts/contact.ts';
import type { LostReason } from '#contracts/staff/quote.ts';
import {
  weeksOf,
  type FigureName,
  type Figures,
  type OutcomeCount,
  type Tally,
  type UrgentCount,
} from '#contracts/staff/figures.ts';

/** In the order of the page. */
export const figureHeadings: Readonly<Record<FigureName, string>> = {
  opdrachten: 'Van aanvraag naar opdracht',
  collegas: 'Per collega',
  spoed: 'Spoed en klachten',
  afgevallen: 'Waarom offertes niet doorgaan',
  soorten: 'Per soort',
  verzoeken: 'Verzoeken per week',
  bezetting: 'Geboekte tijden',
  beloften: 'Op tijd beantwoord',
  antwoordtijd: 'Tijd tot het antwoord',
  herkomst: 'Waar verzoeken vandaan komen',
};

/** The first column has the row headers. */
export interface FigureTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Short versions of headings for phones. */
const shortHeads: Readonly<Record<string, string>> = {
  [kindLabels.contact]: 'Off.',
  [kindLabels.callback]: 'Tel.',
  [kindLabels.appointment]: 'Boek.',
  [kindLabels.application]: 'Soll.',
  [kindLabels.testimonial]: 'Erv.',
  Totaal: 'Tot.',
  Verzoeken: 'Verz.',
  'Met belofte': 'Bel.',
  Aandeel: 'Deel',
  Beantwoord: 'Antw.',
  'Mediaan in kantooruren': 'Med. (u)',
  Aanvragen: 'Aanv.',
  Offertes: 'Off.',
  Opdrachten: 'Opdr.',
  '€ per maand': '€ p/m',
  '€ per beurt': '€ p/b',
  'Opdrachten eerder': 'Opdr. ←',
  '€ per maand eerder': '€ p/m ←',
  'Beantwoord eerder': 'Antw. ←',
  'Op tijd eerder': 'Tijd ←',
};

export function shortenHead(name: string): string {
  return shortHeads[name] ?? name;
}

const dayAndMonth = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const decimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const minutesOfHour = 60;

/** Formats the Monday of a week, such as `2 nov`. */
export function formatWeek(week: string): string {
  return dayAndMonth.format(new Date(week));
}

/** Formats a share as a whole percentage; empty for a total of 0. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '' : `${String(Math.round((part / whole) * 100))}%`;
}

/** Formats office minutes as hours, such as `2,5`; empty without a value. */
export function formatHours(minutes: number | null | undefined): string {
  return minutes === null || minutes === undefined ? '' : decimal.format(minutes / minutesOfHour);
}

/**
 * Formats the Monday of a week and marks the current week. Adds the year if the period ends in
 * another one.
 */
function nameWeek(week: string, { today, period }: Figures): string {
  const year = week.slice(0, 4) === period.last.slice(0, 4) ? '' : ` ${week.slice(0, 4)}`;
  return `${formatWeek(week)}${year}${isUnfinished(week, today) ? ' (deze week)' : ''}`;
}

/** True for the current week and later ones. */
export function isUnfinished(week: string, today: string): boolean {
  return addDays(week, 6) >= today;
}

const numbers = (values: readonly number[]) => values.map(String);
const promiseCells = ({ judged, kept }: Tally) => [...numbers([judged, kept]), formatShare(kept, judged)];
const answerTimeCells = ({ answered, medianMinutes }: Tally) => [
  String(answered),
  formatHours(medianMinutes),
];

/** Lists a row per week, and the total. */
function listWeekRows(figures: Figures, cellsOf: (tally: Tally) => string[]): string[][] {
  const none: Tally = { count: 0, judged: 0, kept: 0, answered: 0, medianMinutes: null };
  const weeks = weeksOf(figures.period).map((week) => [
    nameWeek(week, figures),
    ...cellsOf(figures.byWeek[week] ?? none),
  ]);
  return [...weeks, ['Totaal', ...cellsOf(figures.total)]];
}

/** Finds the row with the same code in other rows, such as those of an earlier period. */
export function sameIn<Row extends { code: string | null }>(
  rows: readonly Row[],
  { code }: Pick<Row, 'code'>,
): Row | undefined {
  return rows.find((row) => row.code === code);
}

function outcomeRow(label: string, row: OutcomeCount, before: readonly OutcomeCount[]): string[] {
  const { asked, quoted, won, monthly, byVisit } = row;
  const earlier = sameIn(before, row);
  return [
    label,
    ...numbers([asked, quoted, won]),
    ...[monthly, byVisit].map(formatAmount),
    String(earlier?.won ?? 0),
    formatAmount(earlier?.monthly ?? 0),
  ];
}

type Coded = Pick<OutcomeCount, 'code'>;
const t = translator('nl');

// The casts below are safe, because check constraints of the tables allow only these codes.

export function labelOfSource({ code }: Coded): string {
  return labelOfReferrer(code as SourceClass | null);
}

export function labelOfService({ code }: Coded): string {
  return t(`contact.${code as Contact['service']}`);
}

export function labelOfReason({ code }: Coded): string {
  return lostReasonLabels[code as LostReason];
}

export function labelOfUrgent({ code }: Pick<UrgentCount, 'code'>): string {
  return callbackMarks[code] ?? code;
}

/** Makes the table of each statistic, by its name. */
const tables: Readonly<Record<FigureName, (figures: Figures) => FigureTable>> = {
  verzoeken: (figures) => ({
    header: ['Week van', ...requestKinds.map((kind) => kindLabels[kind]), 'Totaal'],
    rows: [
      ...weeksOf(figures.period).map((week) => [
        nameWeek(week, figures),
        ...numbers(requestKinds.map((kind) => figures.counts[week]?.[kind] ?? 0)),
        String(figures.byWeek[week]?.count ?? 0),
      ]),
      [
        'Totaal',
        ...numbers(requestKinds.map((kind) => figures.byKind[kind]?.count ?? 0)),
        String(figures.total.count),
      ],
    ],
  }),
  beloften: (figures) => ({
    header: ['Week van', 'Met belofte', 'Op tijd', 'Aandeel'],
    rows: listWeekRows(figures, promiseCells),
  }),
  antwoordtijd: (figures) => ({
    header: ['Week van', 'Beantwoord', 'Mediaan in kantooruren'],
    rows: listWeekRows(figures, answerTimeCells),
  }),
  soorten: ({ byKind }) => ({
    header: ['Soort', 'Verzoeken', 'Op tijd', 'Mediaan in kantooruren'],
    rows: requestKinds.flatMap((kind) => {
      const tally = byKind[kind];
      if (!tally) return [];
      const { count, judged, kept, medianMinutes } = tally;
      return [[kindLabels[kind], String(count), formatShare(kept, judged), formatHours(medianMinutes)]];
    }),
  }),
  herkomst: ({ pages, locales, referrers }) => ({
    header: ['Waar', 'Naam', 'Verzoeken'],
    rows: [
      ...pages.map(({ code, count }) => ['Pagina', labelOfPage(code), String(count)]),
      ...locales.map(({ code, count }) => ['Taal', code ? languageLabels[code] : '', String(count)]),
      ...referrers.map(({ code, count }) => ['Gekomen via', labelOfReferrer(code), String(count)]),
    ],
  }),
  opdrachten: ({ outcomes, before }) => ({
    header: [
      'Waarvandaan en waarvoor',
      ...['Aanvragen', 'Offertes', 'Opdrachten', '€ per maand', '€ per beurt'],
      ...['Opdrachten eerder', '€ per maand eerder'],
    ],
    rows: [
      ...outcomes.sources.map((row) => outcomeRow(labelOfSource(row), row, before.outcomes.sources)),
      ...outcomes.services.map((row) => outcomeRow(labelOfService(row), row, before.outcomes.services)),
      outcomeRow('Totaal', outcomes.quotes, [before.outcomes.quotes]),
    ],
  }),
  afgevallen: ({ outcomes, before }) => ({
    header: ['Reden', 'Aantal', 'Eerder'],
    rows: outcomes.reasons.map((row) => [
      labelOfReason(row),
      ...numbers([row.asked, sameIn(before.outcomes.reasons, row)?.asked ?? 0]),
    ]),
  }),
  spoed: ({ outcomes, before }) => ({
    header: ['Onderwerp', 'Verzoeken', 'Op tijd', 'Aandeel', 'Eerder', 'Op tijd eerder'],
    rows: outcomes.urgent.map((row) => {
      const earlier = sameIn(before.outcomes.urgent, row);
      return [
        labelOfUrgent(row),
        ...numbers([row.count, row.kept]),
        formatShare(row.kept, row.judged),
        ...numbers([earlier?.count ?? 0, earlier?.kept ?? 0]),
      ];
    }),
  }),
  collegas: ({ outcomes, before }) => ({
    header: [
      'Collega',
      'Beantwoord',
      'Op tijd',
      'Aandeel',
      'Opdrachten',
      'Beantwoord eerder',
      'Opdrachten eerder',
    ],
    rows: outcomes.colleagues.map((row) => {
      const earlier = before.outcomes.colleagues.find(({ name }) => name === row.name);
      return [
        row.name,
        ...numbers([row.answered, row.kept]),
        formatShare(row.kept, row.judged),
        ...numbers([row.won, earlier?.answered ?? 0, earlier?.won ?? 0]),
      ];
    }),
  }),
  bezetting: (figures) => ({
    header: ['Week van', 'Te boeken', 'Geboekt', 'Aandeel'],
    rows: figures.occupancy.map(({ week, bookable, taken }) => [
      nameWeek(week, figures),
      ...numbers([bookable, taken]),
      formatShare(taken, bookable),
    ]),
  }),
};

export function tableOfFigure(name: FigureName, figures: Figures): FigureTable {
  return tables[name](figures);
}
