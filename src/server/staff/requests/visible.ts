import { Refusal } from '#server/http/answers.ts';
import { findRequest } from '#server/staff/requests/find.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import type { RequestView } from '#contracts/staff/request.ts';

/** The request that the address names; refuses with 404 one that this role does not see. */
export async function getVisibleRequest({ services, session, params }: StaffVisit): Promise<RequestView> {
  const request = await findRequest(services.db, params.reference ?? '', session);
  if (!request) throw new Refusal(404, 'notFound.heading');
  return request;
}
