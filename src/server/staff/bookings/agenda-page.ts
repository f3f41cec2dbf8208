/** The calendar of bookings, in which hours can be blocked. */
import { company } from '#company';
import { startsAt, timeAfter, type AppointmentSlot } from '#domain/booking.ts';
import { toLocalTime } from '#domain/days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { describeClosedDay } from '#i18n/staff/labels.ts';
import { isAllowed } from '#domain/staff/permissions.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { storeAudit } from '#server/audit.ts';
import { daysOf, listUnplaced, readAgenda, readPlan } from '#server/staff/bookings/agenda.ts';
import { reopen, storeClosure } from '#server/staff/bookings/closures.ts';
import { pastProblem, tryToMove } from '#server/staff/bookings/move.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  agendaActions,
  agendaPath,
  blockSchema,
  moveInAgendaSchema,
  parseAgendaView,
  type AgendaView,
} from '#contracts/staff/agenda.ts';

export const agendaRoute: StaffRoute = {
  path: agendaPath(),
  permission: 'bookings.read',
  show: (visit) => answerAgenda(visit),
  actions: {
    [agendaActions.block]: { permission: 'bookings.change', act: block },
    [agendaActions.move]: { permission: 'bookings.change', act: move },
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
  const moment = now();
  const today = toLocalTime(moment, company.timeZone).day;
  const view = viewOf(visit);
  if (view.team !== undefined) return answerPlan(visit, view.day, view.team);
  const shown = daysOf(view);
  const [days, unplaced] = await Promise.all([
    readAgenda(db, shown, session.role, moment),
    listUnplaced(db, session.role, today),
  ]);
  const detail = { from: shown[0], until: shown.at(-1) };
  await storeAudit(db, { userId: session.userId, action: 'agenda.read', detail, at: moment });
  const mayChange = isAllowed(session.role, 'bookings.change');
  return answerStaffPage(visit, 'agenda', { view, today, days, unplaced, mayChange }, options);
}

/** The day plan of a team, which has more details of each client than the calendar. */
async function answerPlan(visit: StaffVisit, day: string, team: number): Promise<Response> {
  const { services, session } = visit;
  const visits = await readPlan(services.db, { day, team }, session.role);
  const audit = { userId: session.userId, action: 'plan.read', detail: { day, team }, at: services.now() };
  await storeAudit(services.db, audit);
  return answerStaffPage(visit, 'plan', { day, team, visits });
}

function viewOf({ services, url }: StaffVisit): AgendaView {
  return parseAgendaView(url.searchParams, toLocalTime(services.now(), company.timeZone).day);
}

/** Blocks an hour of a team. */
async function block(visit: StaffVisit, fields: Fields): Promise<Response> {
  const read = blockSchema.safeParse(fields);
  const team = Number(read.data?.team);
  if (!read.success || !(team >= 1 && team <= company.appointments.teams))
    throw new Refusal(422, 'answers.unreadable');
  const { dag: day, tijd: slot } = read.data;
  const problem = findBlockProblem(day, slot, visit.services.now());
  if (problem) return answerAgenda(visit, { status: 422, problem });
  const done = await storeClosure(visit, {
    ...{ firstDay: day, lastDay: day, startsAt: slot, endsAt: timeAfter(slot), team },
    reason: undefined,
  });
  return answerDone(visit, agendaPath({ day }), done);
}

/** Why the hour cannot be blocked: it cannot be booked anyway. */
function findBlockProblem(day: string, slot: AppointmentSlot, now: Date): string | undefined {
  const closed = findClosedDay(day);
  if (closed) return `Er is niets te blokkeren. ${describeClosedDay(closed)}`;
  return startsAt(day, slot) <= now ? pastProblem : undefined;
}

/** Moves a dragged booking; the response shows it in its new place. */
async function move(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { data } = moveInAgendaSchema.safeParse(fields);
  if (!data) throw new Refusal(422, 'answers.unreadable');
  const { reference } = await getVisibleRequest({ ...visit, params: { reference: data.referentie } });
  const stored = await findAppointment(visit.services.db, reference);
  if (!stored) throw new Refusal(404, 'notFound.heading');
  const appointment = { ...stored, sequence: data.volgnummer };
  const outcome = await tryToMove(visit.services, { appointment, userId: visit.session.userId }, data);
  if (outcome === 'done') return answerDone(visit, agendaPath(viewOf(visit)), 'verplaatsen', reference);
  if (outcome === 'stale') return answerAgenda(visit, { status: 409, problem: staleProblem });
  if (outcome === 'taken') return answerAgenda(visit, { status: 409, problem: goneProblem });
  return answerAgenda(visit, { status: 422, problem: outcome.problem });
}

const goneProblem =
  'Dat team is op dat moment niet meer vrij: het is geboekt of gesloten. De boeking staat weer waar zij stond.';
const staleProblem =
  'Deze boeking is intussen gewijzigd, door een collega of door de klant. Er is niets verplaatst; hieronder staat hoe het nu is.';
