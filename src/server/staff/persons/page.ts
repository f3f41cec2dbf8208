/** The pages about persons: the search, and the data of one person. */
import { isAllowed } from '#domain/staff/permissions.ts';
import { cutText } from '#server/forms/redisplay-values.ts';
import { answerSeeOther, Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { logAction } from '#server/staff/audit.ts';
import { answerDone, answerStaffFile, answerStaffPage, staffHeaders } from '#server/staff/answers.ts';
import { parseFields } from '#server/staff/fields.ts';
import { listConsents, withdrawConsent } from '#server/staff/persons/consents.ts';
import { personPathOf, readPersonPath } from '#server/staff/persons/path.ts';
import { exportPerson } from '#server/staff/persons/export.ts';
import { findPerson, listReferences, type Subject } from '#server/staff/persons/find.ts';
import { searchPersons } from '#server/staff/persons/search.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { dayAt } from '#domain/local-days.ts';
import {
  attributedParameter,
  eraseSchema,
  findSchema,
  maxSearchLength,
  personActions,
  personPath,
  personsPath,
  withdrawSchema,
} from '#contracts/staff/person.ts';
import { countPersonalData, erasePersonalData } from '#server/erase/erase.ts';

export const personsRoute: StaffRoute = {
  path: personsPath,
  permission: 'persons.read',
  show: (visit) => answerStaffPage(visit, 'persons', {}),
  actions: { [personActions.find]: { permission: 'persons.read', act: find } },
};

export const personRoute: StaffRoute = {
  path: personPath(':sealed'),
  permission: 'persons.read',
  show: showPerson,
  actions: {
    [personActions.export]: { permission: 'persons.read', act: sendExport },
    [personActions.erase]: { permission: 'persons.erase', act: erase },
    [personActions.withdrawConsent]: { permission: 'persons.read', act: withdraw },
  },
};

/** Searches by POST, so that names stay out of browser histories and logs. */
async function find(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { db, env } = visit.services;
  const draft = cutText(fields.zoek, maxSearchLength).trim();
  const address = findSchema.safeParse({ email: draft }).data?.email;
  const matches = address === undefined ? await searchPersons(db, draft) : [];
  // An e-mail address needs no match, because a newsletter subscriber may have no request.
  const identity = address ?? (matches.length === 1 ? matches[0]?.identity : undefined);
  if (identity !== undefined)
    return answerSeeOther(personPathOf(identity, env), visit.requestId, staffHeaders);
  await logAction(visit, 'persons.searched', { rows: matches.length });
  const found = matches.map((match) => ({ ...match, path: personPathOf(match.identity, env) }));
  return answerStaffPage(visit, 'persons', { draft, found });
}

async function showPerson(visit: StaffVisit): Promise<Response> {
  return answerPerson(visit, subjectOf(visit, visit.url.searchParams.getAll(attributedParameter)));
}

async function answerPerson(visit: StaffVisit, subject: Subject, problem?: string): Promise<Response> {
  const { references, ...person } = await findPerson(visit.services, subject);
  // Only references, because the audit log is kept longer than the data.
  await logAction(visit, 'person.read', { references: person.rows.map(({ reference }) => reference) });
  const mayErase = isAllowed(visit.session.role, 'persons.erase');
  const { email, phone } = subject;
  const { db, env } = visit.services;
  const erased = mayErase ? await countPersonalData(db, { references, email: email ?? null }, env) : {};
  const consents = await listConsents(db, references);
  const number = phone ?? person.rows[0]?.phone;
  const sharing = number ? await searchPersons(db, number) : [];
  // Requests without an e-mail address are on this page already.
  const others = sharing
    .filter(({ identity }) => identity.includes('@') && identity !== email)
    .map((match) => ({ ...match, path: personPathOf(match.identity, env) }));
  const view = { ...person, email, phone, others, consents, erased, mayErase };
  return answerStaffPage(visit, 'person', view, problem === undefined ? {} : { status: 422, problem });
}

async function sendExport(visit: StaffVisit, fields: Fields): Promise<Response> {
  const data = await exportPerson(visit.services, subjectOf(visit, attributedIn(fields)));
  await logAction(visit, 'person.exported', { references: data.references });
  return answerStaffFile(visit, JSON.stringify(data, null, 2), {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="persoonsgegevens-${dayAt(visit.services.now())}.json"`,
  });
}

async function erase(visit: StaffVisit, fields: Fields): Promise<Response> {
  const subject = subjectOf(visit, attributedIn(fields));
  if (!eraseSchema.safeParse(fields).success)
    return answerPerson(visit, subject, 'Vink eerst aan dat u alles van deze persoon wilt wissen.');
  await eraseAll(visit, subject);
  return answerDone(visit, personsPath, 'gewist');
}

async function withdraw(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services, session, url } = visit;
  const { wat: consent } = parseFields(withdrawSchema, fields);
  const subject = subjectOf(visit, attributedIn(fields));
  const references = await listReferences(services.db, subject);
  const by = { userId: session.userId, at: services.now() };
  await withdrawConsent(services.db, { ...subject, references }, consent, by);
  const done = consent === 'nieuwsbrief' ? 'afgemeld' : 'ingetrokken';
  return answerDone(visit, url.pathname + url.search, done);
}

/**
 * Repeats the erasure until nothing is left, because a statement does not see rows that are stored
 * at the same time.
 */
async function eraseAll({ services, session }: StaffVisit, subject: Subject): Promise<void> {
  const { db, env, now } = services;
  const by = { userId: session.userId, at: now() };
  const data = { references: await listReferences(db, subject), email: subject.email ?? null };
  let counts: number[];
  do {
    await erasePersonalData(db, data, env, by);
    data.references.push(...(await listReferences(db, subject)));
    counts = Object.values(await countPersonalData(db, data, env));
  } while (counts.some((count) => count > 0));
}

function subjectOf({ services, params }: StaffVisit, attributed: readonly string[]): Subject {
  const person = readPersonPath(params.sealed ?? '', services.env);
  if (person === undefined) throw new Refusal(404, 'notFound.heading');
  return { ...person, attributed };
}

function attributedIn(fields: Fields): string[] {
  const references = fields[attributedParameter];
  return typeof references === 'string' ? references.split(',').filter(Boolean) : [];
}
