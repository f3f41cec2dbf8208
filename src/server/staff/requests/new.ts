/** The page on which staff enters what somebody asks by telephone or at the door. */
import { scopes } from '#domain/staff/permissions.ts';
import { sentBack } from '#server/forms/sent-back.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { problemsOf, readRowNumber } from '#server/staff/fields.ts';
import { assignTo, tellAssignee } from '#server/staff/requests/assign.ts';
import { enterRequest } from '#server/staff/requests/enter.ts';
import { listColleagues } from '#server/staff/requests/find.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  isService,
  newRequestAction,
  newRequestPath,
  newRequestSchema,
  type NewRequestPage,
} from '#contracts/staff/new-request.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { randomUUID } from 'node:crypto';

const permission = 'requests.enter';
const labels = {
  naam: 'Naam',
  telefoon: 'Telefoon',
  bedrijf: 'Bedrijf',
  email: 'E-mail',
  bericht: 'Wat iemand wil',
};

export const newRequestRoute: StaffRoute = {
  path: newRequestPath,
  permission,
  show: (visit) => answerForm(visit, {}),
  actions: {
    [newRequestAction]: {
      permission,
      act: enter,
      written: {
        labels,
        schema: newRequestSchema,
        show: (visit, fields, options) => answerForm(visit, sentBack(newRequestSchema, fields), options),
      },
    },
  },
};

async function enter(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services, session } = visit;
  const parsed = newRequestSchema.safeParse(fields);
  if (!parsed.success) return refuse(visit, fields, problemsOf(parsed.error.issues));
  if (isService(parsed.data.soort) && !mayEnterQuotes(visit)) throw new Refusal(403, 'login.roleRequired');
  const { userId } = session;
  const kind = isService(parsed.data.soort) ? 'contact' : 'callback';
  const to = readRowNumber(parsed.data.aan);
  const colleagues = await listColleagues(services.db, kind);
  if (to !== undefined && !colleagues.some(({ id, isActive }) => id === to && isActive))
    return refuse(visit, fields, { aan: 'Deze collega ziet dit soort verzoeken niet. Kies iemand anders.' });
  const reference = await enterRequest(services, parsed.data, userId);
  if (to !== undefined && (await assignTo(services, { reference, kind, userId, from: null, to })))
    await tellAssignee(visit, to, [reference]);
  return answerDone(visit, requestPath(reference), 'ingevoerd');
}

function refuse(visit: StaffVisit, fields: Fields, errors: NewRequestPage['errors']): Promise<Response> {
  const problem = 'Het verzoek is nog niet bewaard. Kijk bij de rood gemarkeerde velden.';
  return answerForm(visit, sentBack(newRequestSchema, fields), { status: 422, problem, errors });
}

async function answerForm(
  visit: StaffVisit,
  values: NewRequestPage['values'],
  { errors = {}, ...options }: PageOptions & { errors?: NewRequestPage['errors'] } = {},
): Promise<Response> {
  const colleagues = await listColleagues(visit.services.db);
  const shown = { ...values, kenmerk: values.kenmerk ?? randomUUID() };
  const view = { mayEnterQuotes: mayEnterQuotes(visit), colleagues, values: shown, errors };
  return answerStaffPage(visit, 'new-request', view, options);
}

function mayEnterQuotes({ session }: StaffVisit): boolean {
  return scopes[session.role].kinds.includes('contact');
}
