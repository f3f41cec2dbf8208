/** Answers the page of one request. */
import { isAllowed } from '#domain/staff/permissions.ts';
import { nextStatuses } from '#domain/staff/statuses.ts';
import { answerStaffPage } from '#server/staff/answers.ts';
import { storeAudit } from '#server/staff/audit.ts';
import { listRequestAnswers } from '#server/staff/requests/answers.ts';
import { contactLinks } from '#server/staff/requests/contact-links.ts';
import { listColleagues, listEvents, listMails } from '#server/staff/requests/find.ts';
import { describeStale } from '#server/staff/requests/stale.ts';
import { getVisibleRequest } from '#server/staff/requests/visible.ts';
import type { StaffVisit } from '#server/staff/visit.ts';

interface ShowOptions {
  status?: number;
  problem?: string;
  /** True when somebody else changed it first, which the page then says. */
  isStale?: boolean;
  /** What was written and not stored. */
  draft?: string;
}

/** The page as it stands now, with what came of a form. */
export async function answerRequest(
  visit: StaffVisit,
  { status = 200, problem, isStale = false, draft }: ShowOptions = {},
): Promise<Response> {
  const { services, session } = visit;
  const { db, now } = services;
  const request = await getVisibleRequest(visit);
  const { reference, kind } = request;
  const [answers, mails, events, colleagues] = await Promise.all([
    listRequestAnswers(db, request),
    listMails(db, reference),
    listEvents(db, reference),
    listColleagues(db),
  ]);
  await storeAudit(db, { userId: session.userId, action: 'request.read', detail: { reference }, at: now() });
  const mayChange = isAllowed(session.role, 'requests.change');
  const steps = mayChange ? nextStatuses(kind, request.status) : [];
  const links = contactLinks(request);
  const view = { request, answers, links, mails, events, colleagues, steps, mayChange, draft };
  const said = isStale ? describeStale(request, events) : problem;
  return answerStaffPage(visit, 'request', view, { status, ...(said && { problem: said }) });
}
