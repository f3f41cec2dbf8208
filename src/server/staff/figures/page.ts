/** The statistics, as a page and as CSV files. */
import { dayAt } from '#domain/local-days.ts';
import { tableOfFigure } from '#i18n/staff/figures.ts';
import { Refusal } from '#server/http/answers.ts';
import { answerStaffPage } from '#server/staff/answers.ts';
import { answerCsv } from '#server/staff/csv.ts';
import { readOccupancy } from '#server/staff/figures/occupancy.ts';
import { readOutcomes } from '#server/staff/figures/outcomes.ts';
import { readSources } from '#server/staff/figures/sources.ts';
import { readTallies } from '#server/staff/figures/tallies.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  figureNames,
  figuresFilePath,
  figuresParameters,
  figuresPath,
  parsePeriod,
  periodBefore,
  type Figures,
  type FiguresPeriod,
} from '#contracts/staff/figures.ts';

export const figuresRoute: StaffRoute = {
  path: figuresPath,
  permission: 'figures.read',
  show: async (visit) => answerStaffPage(visit, 'figures', await readFigures(visit)),
};

export const figuresFileRoute: StaffRoute = {
  path: figuresFilePath,
  permission: 'figures.read',
  show: sendFile,
};

async function readFigures({ services: { db, now }, url }: StaffVisit): Promise<Figures> {
  const at = now();
  const today = dayAt(at);
  const period = parsePeriod(url.searchParams, today);
  const earlier = periodBefore(period);
  const readBoth = async (each: FiguresPeriod) => {
    const [tallies, occupancy, outcomes] = await Promise.all([
      readTallies(db, each, { today, now: at }),
      readOccupancy(db, each),
      readOutcomes(db, each, at),
    ]);
    return { ...tallies, occupancy, outcomes };
  };
  const [present, before, sources] = await Promise.all([
    readBoth(period),
    readBoth(earlier),
    readSources(db, period),
  ]);
  return { period, today, ...present, ...sources, before };
}

async function sendFile(visit: StaffVisit): Promise<Response> {
  const name = figureNames.find((each) => each === visit.url.searchParams.get(figuresParameters.figure));
  if (!name) throw new Refusal(404, 'notFound.heading');
  const figures = await readFigures(visit);
  const { first, last } = figures.period;
  const { header, rows } = tableOfFigure(name, figures);
  return answerCsv(visit, `${name}-${first}-${last}`, header, rows);
}
