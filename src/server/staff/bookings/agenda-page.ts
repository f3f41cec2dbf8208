/** The calendar of bookings, and the day plan of a team. */
import { startsAt, timeAfter, type AppointmentSlot } from '#domain/booking.ts';
import { dayAt } from '#domain/local-days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { describeClosedDay } from '#i18n/staff/labels.ts';
import { isAllowed } from '#domain/staff/permissions.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { logAction } from '#server/staff/audit.ts';
import { daysOf, listUnplaced, readAgenda, readPlan } from '#server/staff/bookings/agenda.ts';
import { readFeedUrl, replaceFeedUrl } from '#server/staff/bookings/calendar-feed.ts';
import { reopen, storeClosure } from '#server/staff/bookings/closures.ts';
import { movedCode, pastProblem, tryToMove } from '#server/staff/bookings/move.ts';
import { parseFields } from '#server/staff/fields.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  agendaActions,
  agendaPath,
  blockSchema,
  moveInAgendaSchema,
  parseAgendaView,
  teams,
  type AgendaView,
} from '#contracts/staff/agenda.ts';

export const agendaRoute: StaffRoute = {
  path: agendaPath(),
  permission: 'bookings.read',
  show: (visit) => answerAgenda(visit),
  actions: {
    [agendaActions.block]: { permission: 'bookings.change', act: block },
    [agendaActions.move]: { permission: 'bookings.change', act: move },
    [agendaActions.renewFeed]: { permission: 'bookings.change', act: renewFeed },
    [agendaActions.reopen]: {
      permission: 'bookings.change',
      act: async (visit, fields) => {
        const { firstDay, done } = await reopen(visit, fields);
        return answerDone(visit, agendaPath({ day: firstDay }), done);
      },
    },
  },
};

async function answerAgenda(visit: StaffVisit, options?: PageOptions): Promise<Response> {
  const { services, session } = visit;
  const { db, now } = services;
  const today = dayAt(now());
  const view = viewOf(visit);
  if (view.team !== undefined) return answerPlan(visit, view.day, view.team);
  const shown = daysOf(view);
  const [days, unplaced] = await Promise.all([
    readAgenda(services, shown, session.role),
    listUnplaced(db, session.role, today),
  ]);
  await logAction(visit, 'agenda.read', { from: shown[0], until: shown.at(-1) });
  const mayChange = isAllowed(session.role, 'bookings.change');
  return answerStaffPage(visit, 'agenda', { view, today, days, unplaced, mayChange }, options);
}

/**
 * Responds with the day plan of a team. It has its own audit entry, because it shows more details
 * of clients than the calendar.
 */
async function answerPlan(visit: StaffVisit, day: string, team: number): Promise<Response> {
  const { services, session } = visit;
  const visits = await readPlan(services.db, { day, team }, session.role);
  const mayChange = isAllowed(session.role, 'bookings.change');
  const feedUrl = mayChange ? await readFeedUrl(services, team) : undefined;
  await logAction(visit, 'plan.read', { day, team });
  return answerStaffPage(visit, 'plan', { day, team, visits, feedUrl });
}

function viewOf({ services, url }: StaffVisit): AgendaView {
  return parseAgendaView(url.searchParams, dayAt(services.now()));
}

async function renewFeed(visit: StaffVisit): Promise<Response> {
  const { day, team } = viewOf(visit);
  if (team === undefined) throw new Refusal(422, 'answers.unreadable');
  await replaceFeedUrl(visit, team);
  return answerDone(visit, agendaPath({ day, team }), 'agenda-adres');
}

async function block(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { dag: day, tijd: slot, team: text } = parseFields(blockSchema, fields);
  const team = Number(text);
  if (!teams.includes(team)) throw new Refusal(422, 'answers.unreadable');
  const problem = findBlockProblem(day, slot, visit.services.now());
  if (problem) return answerAgenda(visit, { status: 422, problem });
  const hour = { firstDay: day, lastDay: day, startsAt: slot, endsAt: timeAfter(slot), team };
  const done = await storeClosure(visit, hour);
  return answerDone(visit, agendaPath({ day }), done);
}

/** Returns why an hour need not be blocked: no team works on that day, or the hour has begun. */
function findBlockProblem(day: string, slot: AppointmentSlot, now: Date): string | undefined {
  const closed = findClosedDay(day);
  if (closed) return `Er is niets te blokkeren. ${describeClosedDay(closed)}`;
  return startsAt(day, slot) <= now ? pastProblem : undefined;
}

/** Moves a booking that was dragged in the calendar. */
async function move(visit: StaffVisit, fields: Fields): Promise<Response> {
  const data = parseFields(moveInAgendaSchema, fields);
  const request = await getVisibleRequest(visit, data.referentie);
  const { reference } = request;
  const stored = await findAppointment(visit.services.db, reference);
  if (!stored) throw new Refusal(404, 'notFound.heading');
  const appointment = { ...stored, sequence: data.volgnummer };
  const outcome = await tryToMove(visit.services, { appointment, userId: visit.session.userId }, data);
  if (outcome === 'done') {
    const done = await movedCode(visit, request, stored);
    return answerDone(visit, agendaPath(viewOf(visit)), done, reference);
  }
  if (outcome === 'stale') return answerAgenda(visit, { status: 409, problem: staleProblem });
  if (outcome === 'taken') return answerAgenda(visit, { status: 409, problem: goneProblem });
  return answerAgenda(visit, { status: 422, problem: outcome.problem });
}

const goneProblem =
  'Dat team is op dat moment niet meer vrij: het is geboekt of gesloten. De boeking staat weer waar zij stond.';
const staleProblem =
  'Deze boeking is intussen gewijzigd, door een collega of door de klant. Er is niets verplaatst; hieronder staat hoe het nu is.';
