/** The page on which days and hours are closed. */
import { company } from '#company';
import { wholeDay, type Closure } from '#domain/closures.ts';
import { addDays, isoWeekday } from '#domain/days.ts';
import { dayAt } from '#domain/local-days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { comingHolidays } from '#domain/holidays.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { listComing, reopen, storeClosure } from '#server/staff/bookings/closures.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { closeSchema, closureActions, closuresPath } from '#contracts/staff/closures.ts';

export const closuresRoute: StaffRoute = {
  path: closuresPath,
  // The page shows reasons, which may name a colleague.
  permission: 'bookings.change',
  show: (visit) => answerClosures(visit),
  actions: {
    [closureActions.close]: {
      permission: 'bookings.change',
      act: close,
      redisplay: {
        labels: { reden: 'Reden' },
        schema: closeSchema,
        show: (visit, fields, options) =>
          answerClosures(visit, { ...options, draft: redisplayValues(closeSchema, fields) }),
      },
    },
    [closureActions.reopen]: {
      permission: 'bookings.change',
      act: async (visit, fields) => {
        const { done } = await reopen(visit, fields);
        return answerDone(visit, closuresPath, done);
      },
    },
  },
};

const weekdays: readonly number[] = company.appointments.weekdays;

interface Refused extends PageOptions {
  draft: Record<string, string>;
}

async function answerClosures(visit: StaffVisit, refused?: Refused): Promise<Response> {
  const { services } = visit;
  const today = dayAt(services.now());
  const view = {
    today,
    closures: await listComing(services.db, today),
    holidays: comingHolidays(today)
      .filter(({ day }) => weekdays.includes(isoWeekday(day)))
      .slice(0, 6),
    draft: refused?.draft,
  };
  return answerStaffPage(visit, 'closures', view, refused);
}

async function close(visit: StaffVisit, fields: Fields): Promise<Response> {
  const read = closeSchema.safeParse(fields);
  const refuse = (problem: string, wrong: string) =>
    answerClosures(visit, { status: 422, problem, wrong, draft: redisplayValues(closeSchema, fields) });
  if (!read.success) return refuse(problemOf(read.error.issues), String(read.error.issues[0]?.path[0]));
  const { vanaf: firstDay, tot, begin, einde, team, reden: reason } = read.data;
  const closure = {
    firstDay,
    lastDay: tot || firstDay,
    startsAt: begin || wholeDay.startsAt,
    endsAt: einde || wholeDay.endsAt,
    team: team === '' ? null : Number(team),
  };
  if (closure.lastDay < firstDay) return refuse('De laatste dag ligt voor de eerste.', 'tot');
  if (closure.lastDay < dayAt(visit.services.now())) return refuse('Die dagen zijn al geweest.', 'vanaf');
  if (closure.endsAt <= closure.startsAt) return refuse('De eindtijd ligt voor de begintijd.', 'einde');
  if (closure.team !== null && closure.team > company.appointments.teams)
    return refuse('Dat team is er niet.', 'team');
  if (isClosedAnyway(closure)) return refuse('Op die dagen werken onze teams al niet op afspraak.', 'vanaf');
  const done = await storeClosure(visit, closure, reason || undefined);
  const coming = await listComing(visit.services.db, dayAt(visit.services.now()));
  const names = Object.keys(closure) as (keyof Closure)[];
  const stored = coming.find((each) => names.every((name) => each[name] === closure[name]));
  return answerDone(visit, closuresPath, stored?.bookings ? 'gesloten-met-afspraken' : done);
}

/** True when no team works on any day of the closure anyway. */
function isClosedAnyway({ firstDay, lastDay }: Closure): boolean {
  let day = firstDay;
  while (day <= lastDay && findClosedDay(day)) day = addDays(day, 1);
  return day > lastDay;
}

/**
 * Returns the message of the first issue. Messages of the schema begin with `Kies`; any other comes
 * from a manipulated form and is replaced.
 */
function problemOf(issues: readonly { message: string }[]): string {
  const message = issues[0]?.message ?? '';
  return message.startsWith('Kies') ? message : 'Dit klopt niet: kijk de dagen en de tijden na.';
}
