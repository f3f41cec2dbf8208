/** The page on which staff plans a series of visits for a request. */
import { company } from '#company';
import { addDays, toLocalTime } from '#domain/days.ts';
import { lastSeriesDay } from '#domain/staff/rhythms.ts';
import { formatRule, readRule } from '#server/staff/series/rule.ts';
import { formatNamedDay } from '#i18n/staff/days.ts';
import { describeTerms, describeDifference } from '#i18n/staff/series.ts';
import type { Database } from '#server/database/database.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { answerSeeOther, Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage, staffHeaders } from '#server/staff/answers.ts';
import { logAction } from '#server/staff/audit.ts';
import { findCancellingProblem } from '#server/staff/bookings/move.ts';
import { mailedCode } from '#server/staff/requests/done.ts';
import { isSuppressed } from '#server/staff/requests/draft-reply.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import { seriesMail } from '#server/staff/series/mails.ts';
import { findUndecidedDay, listOwn, planVisits, type Planned } from '#server/staff/series/plan.ts';
import { findSource } from '#server/staff/series/source.ts';
import {
  findSeries,
  newVisits,
  readPlace,
  storeSeries,
  type Series,
  type SeriesChange,
} from '#server/staff/series/store.ts';
import { initialValues, readValues, type ParsedSeries, type Values } from '#server/staff/series/values.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { appointmentServices } from '#contracts/appointment.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import {
  endSeriesSchema,
  seenField,
  seriesActions,
  seriesPath,
  seriesSchema,
  type SeriesAnswers,
  type SeriesPage,
} from '#contracts/staff/series.ts';
import { createHash } from 'node:crypto';

const permission = 'bookings.change';

export const seriesRoute: StaffRoute = {
  path: seriesPath(':reference'),
  permission,
  show: (visit) => {
    const query = Object.fromEntries(visit.url.searchParams);
    return answerSeries(visit, 'vanaf' in query ? redisplayValues(seriesSchema, query) : undefined);
  },
  actions: {
    [seriesActions.save]: { permission, act: save },
    [seriesActions.end]: { permission, act: end },
  },
};

/**
 * Reads the request of the page with its series and the source of a new one. Rejects a request that
 * has no series and cannot have one with 404.
 */
async function readSeries(visit: StaffVisit) {
  const { db, now } = visit.services;
  const request = await getVisibleRequest(visit);
  const series = await findSeries(db, request.reference);
  const source = await findSource(db, request);
  if (!series && (request.isQuarantined || !source)) throw new Refusal(404, 'notFound.heading');
  return { request, series, source, today: toLocalTime(now(), company.timeZone).day };
}

/** Shows the page, with a preview of `values` when they are given and valid. */
async function answerSeries(visit: StaffVisit, values: Values | undefined, options: PageOptions = {}) {
  const { db } = visit.services;
  const { request, series, source, today } = await readSeries(visit);
  const { reference, name, company: business, email } = request;
  await logAction(visit, 'series.read', { reference });
  const parsed = values && readValues(values, today);
  const view = {
    request: { reference, name, company: business, hasEmail: email !== null },
    isSuppressed: await isSuppressed(visit.services, email),
    tomorrow: addDays(today, 1),
    lastDay: lastSeriesDay(today),
    values: values ?? initialValues(source, series, today),
    series: series && (await describeSeries(db, series, today)),
    preview: parsed && !('problem' in parsed) ? await describePlan(db, series, parsed) : undefined,
  };
  const wrong = parsed && 'problem' in parsed ? { status: 422, problem: parsed.problem } : {};
  return answerStaffPage(visit, 'series', view, { ...wrong, ...options });
}

/** Describes the current series: future visits, and the days of the rhythm without one. */
async function describeSeries(db: Database, series: Series, today: string) {
  const { rule, sequence, firstDay } = series;
  const tomorrow = addDays(today, 1);
  const from = firstDay > today ? firstDay : tomorrow;
  const visits = await listOwn(db, series.id, tomorrow);
  const { days, skipped } = await planVisits(db, series.id, { ...series, from });
  const missing = days.map((day) => ({ day, reason: 'geen bezoek' }));
  return {
    sequence,
    visits: visits.map((visit) => ({
      ...{ reference: visit.reference, day: visit.day },
      difference: describeDifference(visit, series),
    })),
    terms: describeTerms(readRule(rule), series),
    skipped: [...skipped, ...missing].toSorted((a, b) => a.day.localeCompare(b.day)),
  };
}

async function describePlan(
  db: Database,
  series: Series | undefined,
  { answers, recurrence, plan }: ParsedSeries,
): Promise<SeriesPage['preview']> {
  const planned = await planVisits(db, series?.id, plan);
  return {
    terms: describeTerms(recurrence, plan),
    days: [...planned.days, ...planned.kept.map(({ day }) => day)].toSorted(),
    skipped: planned.skipped,
    gone: planned.gone.length,
    seen: digestOf(series, answers, planned),
  };
}

/** Returns a digest that shows whether a plan is still the preview that the user saw. */
function digestOf(
  series: Series | undefined,
  answers: SeriesAnswers,
  { days, kept, gone, skipped }: Planned,
): string {
  const seen = [
    series?.sequence,
    answers,
    days,
    kept.map(({ reference }) => reference),
    gone.map(({ reference }) => reference),
    skipped,
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16);
}

const staleProblem =
  'Er is iets gewijzigd sinds u de dagen bekeek. Er is nog niets vastgelegd: kijk ze opnieuw na.';

const undecidedProblem = (day: string) =>
  `De klant heeft het bezoek van ${formatNamedDay(day)} verplaatst of zegt het net af. Beslis daar eerst over.`;

/** Redirects to the preview, or stores the plan if it is still the one that the user saw. */
async function save(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services } = visit;
  const values = redisplayValues(seriesSchema, fields);
  const { request, series, source, today } = await readSeries(visit);
  if (!(seenField in fields)) {
    const path = `${seriesPath(request.reference)}?${new URLSearchParams(values).toString()}`;
    return answerSeeOther(path, visit.requestId, staffHeaders);
  }
  const parsed = readValues(values, today);
  if ('problem' in parsed) return answerSeries(visit, values);
  const cancelling = !series && source?.booking && findCancellingProblem(source.booking);
  if (cancelling) return answerSeries(visit, values, { status: 409, problem: cancelling });
  const undecided = series && (await findUndecidedDay(services.db, series.id, parsed.plan.firstDay));
  if (undecided) return answerSeries(visit, values, { status: 409, problem: undecidedProblem(undecided) });
  const planned = await planVisits(services.db, series?.id, parsed.plan);
  if (digestOf(series, parsed.answers, planned) !== fields[seenField])
    return answerSeries(visit, values, { status: 409, problem: staleProblem });
  if (planned.days.length + planned.kept.length === 0)
    return answerSeries(visit, values, { status: 422, problem: 'Op geen van deze dagen kan een bezoek.' });
  const { plan, answers } = parsed;
  const isStored = await store(visit, request, {
    kind: series ? 'changed' : 'made',
    before: series,
    after: plan,
    service: answers.dienst,
    from: plan.firstDay,
    planned,
  });
  if (!isStored) return answerSeries(visit, values, { status: 409, problem: staleProblem });
  const done = await mailedCode(visit, request, series ? 'reeks-gewijzigd' : 'reeks');
  return answerDone(visit, seriesPath(request.reference), done);
}

/** Ends the series: removes its visits from a day on, and shortens its recurrence rule. */
async function end(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { db } = visit.services;
  const { request, series, today } = await readSeries(visit);
  if (!series) throw new Refusal(404, 'notFound.heading');
  const parsed = endSeriesSchema.safeParse(fields);
  if (!parsed.success || parsed.data.vanaf <= today)
    return answerSeries(visit, undefined, {
      status: 422,
      problem: 'Kies een dag na vandaag.',
      wrong: 'einde',
    });
  const { vanaf: from, volgnummer } = parsed.data;
  const undecided = await findUndecidedDay(db, series.id, from);
  if (undecided) return answerSeries(visit, undefined, { status: 409, problem: undecidedProblem(undecided) });
  const gone = await listOwn(db, series.id, from);
  if (gone.length === 0)
    return answerSeries(visit, undefined, { status: 422, problem: 'Vanaf die dag is er geen bezoek meer.' });
  const rule = formatRule({ ...readRule(series.rule), until: addDays(from, -1) });
  const isStored = await store(visit, request, {
    kind: 'ended',
    before: { ...series, sequence: Number(volgnummer) },
    after: { ...series, rule },
    service: appointmentServices[0] ?? 'kantoor',
    from,
    planned: { days: [], kept: [], gone, skipped: [] },
  });
  if (!isStored) return answerSeries(visit, undefined, { status: 409, problem: staleProblem });
  const done = await mailedCode(visit, request, 'reeks-beeindigd');
  return answerDone(visit, seriesPath(request.reference), done);
}

async function store(
  { services, session }: StaffVisit,
  request: RequestView,
  change: Omit<SeriesChange, 'added' | 'customer' | 'place' | 'userId'>,
): Promise<boolean> {
  const { reference, email } = request;
  if (email === null) throw new Refusal(422, 'answers.unreadable');
  const complete = {
    ...change,
    customer: { ...request, email },
    place: await readPlace(services.db, reference, change.before?.id),
    userId: session.userId,
    added: newVisits(services, change.planned, change.after),
  };
  return storeSeries(services, complete, [seriesMail(services, complete)]);
}
