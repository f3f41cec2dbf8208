/** The pages about persons: looking somebody up, and all that is known of them. */
import { isAllowed } from '#domain/staff/permissions.ts';
import { commonHeaders } from '#domain/security-headers.ts';
import { sentBack } from '#server/forms/sent-back.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage, staffHeaders } from '#server/staff/answers.ts';
import { answerSeeOther } from '#server/http/answers.ts';
import { storeAudit } from '#server/audit.ts';
import { personPathOf, readPersonPath } from '#server/staff/persons/address.ts';
import { erasePerson } from '#server/staff/persons/erase.ts';
import { exportPerson } from '#server/staff/persons/export.ts';
import { findPerson, type Subject } from '#server/staff/persons/find.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { toLocalTime } from '#domain/days.ts';
import { company } from '#company';
import {
  alsoParameter,
  eraseSchema,
  findSchema,
  personActions,
  personPath,
  personsPath,
} from '#contracts/staff/person.ts';

export const personsRoute: StaffRoute = {
  path: personsPath,
  permission: 'persons.read',
  show: (visit) => answerStaffPage(visit, 'persons', {}),
  actions: { [personActions.find]: { permission: 'persons.read', act: findByAddress } },
};

export const personRoute: StaffRoute = {
  path: personPath(':sealed'),
  permission: 'persons.read',
  show: showPerson,
  actions: {
    [personActions.export]: { permission: 'persons.read', act: sendExport },
    [personActions.erase]: { permission: 'persons.erase', act: erase },
  },
};

/** Posted, so that the address stands in no history and in no log. */
function findByAddress(visit: StaffVisit, fields: Fields): Promise<Response> {
  const found = findSchema.safeParse(fields);
  if (!found.success) {
    const draft = sentBack(findSchema, fields).email;
    const problem = 'Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.';
    return answerStaffPage(visit, 'persons', { draft }, { status: 422, problem });
  }
  const path = personPathOf(found.data.email, visit.services.env);
  return Promise.resolve(answerSeeOther(path, visit.requestId, staffHeaders));
}

async function showPerson(visit: StaffVisit): Promise<Response> {
  return answerPerson(visit, subjectOf(visit, visit.url.searchParams.getAll(alsoParameter)));
}

async function answerPerson(visit: StaffVisit, subject: Subject, problem?: string): Promise<Response> {
  const person = await findPerson(visit.services, subject);
  await log(
    visit,
    'person.read',
    person.rows.map(({ reference }) => reference),
  );
  const mayErase = isAllowed(visit.session.role, 'persons.erase');
  const view = { ...person, email: subject.email, mayErase };
  return answerStaffPage(visit, 'person', view, problem === undefined ? {} : { status: 422, problem });
}

async function sendExport(visit: StaffVisit, fields: Fields): Promise<Response> {
  const data = await exportPerson(visit.services, subjectOf(visit, alsoOf(fields)));
  await log(visit, 'person.exported', data.references);
  const { day } = toLocalTime(visit.services.now(), company.timeZone);
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      ...commonHeaders,
      ...staffHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="persoonsgegevens-${day}.json"`,
      'x-request-id': visit.requestId,
    },
  });
}

async function erase(visit: StaffVisit, fields: Fields): Promise<Response> {
  const subject = subjectOf(visit, alsoOf(fields));
  if (!eraseSchema.safeParse(fields).success)
    return answerPerson(visit, subject, 'Vink eerst aan dat u alles van deze persoon wilt wissen.');
  await erasePerson(visit.services, subject, visit.session.userId);
  return answerDone(visit, personsPath, 'gewist');
}

function subjectOf({ services, params }: StaffVisit, also: readonly string[]): Subject {
  const email = readPersonPath(params.sealed ?? '', services.env);
  if (email === undefined) throw new Refusal(404, 'notFound.heading');
  return { email, also };
}

function alsoOf(fields: Fields): string[] {
  const also = fields[alsoParameter];
  return typeof also === 'string' ? also.split(',').filter(Boolean) : [];
}

/** References are codes: they outlive what they are about. */
async function log({ services, session }: StaffVisit, action: string, references: string[]): Promise<void> {
  const { db, now } = services;
  await storeAudit(db, { userId: session.userId, action, detail: { references }, at: now() });
}
