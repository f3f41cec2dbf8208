/** The calendar of bookings, in which hours can be kept free. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { isAllowed } from '#domain/staff/permissions.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { storeAudit } from '#server/staff/audit.ts';
import { daysOf, hourAfter, listUnplaced, readAgenda } from '#server/staff/bookings/agenda.ts';
import { reopen, storeClosure } from '#server/staff/bookings/closures.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { agendaActions, agendaPath, blockSchema, parseAgendaView } from '#submissions/staff/agenda.ts';

export const agendaRoute: StaffRoute = {
  path: agendaPath(),
  permission: 'bookings.read',
  show: showAgenda,
  actions: {
    [agendaActions.block]: { permission: 'bookings.change', act: block },
    [agendaActions.reopen]: {
      permission: 'bookings.change',
      act: async (visit, fields) => {
        const { firstDay } = await reopen(visit, fields);
        return answerDone(visit, agendaPath({ day: firstDay }), 'geopend');
      },
    },
  },
};

async function showAgenda(visit: StaffVisit): Promise<Response> {
  const { services, session, url } = visit;
  const { db, now } = services;
  const moment = now();
  const today = toLocalTime(moment, company.timeZone).day;
  const view = parseAgendaView(url.searchParams, today);
  const shown = daysOf(view);
  const [days, unplaced] = await Promise.all([
    readAgenda(db, shown, session.role, moment),
    listUnplaced(db, session.role, today),
  ]);
  const detail = { from: shown[0], until: shown.at(-1) };
  await storeAudit(db, { userId: session.userId, action: 'agenda.read', detail, at: moment });
  const mayChange = isAllowed(session.role, 'bookings.change');
  return answerStaffPage(visit, 'agenda', { view, today, days, unplaced, mayChange });
}

/** Keeps one hour of one team free. */
async function block(visit: StaffVisit, fields: Fields): Promise<Response> {
  const read = blockSchema.safeParse(fields);
  const team = Number(read.data?.team);
  if (!read.success || !(team >= 1 && team <= company.appointments.teams))
    throw new Refusal(422, 'answers.unreadable');
  const { dag: day, tijd: slot } = read.data;
  await storeClosure(visit, {
    ...{ firstDay: day, lastDay: day, startsAt: slot, endsAt: hourAfter(slot), team },
    reason: undefined,
  });
  return answerDone(visit, agendaPath({ day }), 'gesloten');
}
