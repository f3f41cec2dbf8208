/** All pages for logged-in users and their actions; a test checks the permissions. */
import { textOf, type Fields } from '#server/http/body.ts';
import { agendaRoute } from '#server/staff/bookings/agenda-page.ts';
import { closuresRoute } from '#server/staff/bookings/closures-page.ts';
import { exportRoute } from '#server/staff/queue/export.ts';
import { figuresFileRoute, figuresRoute } from '#server/staff/figures/page.ts';
import { healthRoute } from '#server/staff/health/page.ts';
import { queueRoute, waitingRoute } from '#server/staff/queue/page.ts';
import { personRoute, personsRoute } from '#server/staff/persons/page.ts';
import { caseStudiesRoute, caseStudyRoute } from '#server/staff/publications/case-studies.ts';
import { caseStudyPictureRoute } from '#server/staff/publications/pictures.ts';
import { testimonialsRoute } from '#server/staff/publications/testimonials.ts';
import { fileRoute, receivedFileRoute } from '#server/staff/requests/file.ts';
import { newRequestRoute } from '#server/staff/requests/new.ts';
import { requestRoute } from '#server/staff/requests/page.ts';
import { seriesRoute } from '#server/staff/series/page.ts';
import { accountRoute } from '#server/staff/account/page.ts';
import { templatesRoute } from '#server/staff/templates/page.ts';
import { usersRoute } from '#server/staff/users/page.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import type { StaffAction, StaffRoute } from '#server/staff/visit.ts';

export const staffRoutes: readonly StaffRoute[] = [
  queueRoute,
  waitingRoute,
  exportRoute,
  // Precedes `requestRoute`, which would match `nieuw` as a reference.
  newRequestRoute,
  requestRoute,
  fileRoute,
  seriesRoute,
  receivedFileRoute,
  agendaRoute,
  closuresRoute,
  testimonialsRoute,
  caseStudiesRoute,
  caseStudyRoute,
  caseStudyPictureRoute,
  personsRoute,
  personRoute,
  figuresRoute,
  figuresFileRoute,
  healthRoute,
  templatesRoute,
  usersRoute,
  accountRoute,
];

const patterns = staffRoutes.map((route) => ({ route, pattern: new URLPattern({ pathname: route.path }) }));

/** Finds the route of a path, with the parameters in the path. */
export function findStaffRoute(pathname: string) {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec({ pathname });
    // No pattern has an optional group, so no value is undefined.
    if (match) return { route, params: match.pathname.groups as Record<string, string> };
  }
  return undefined;
}

/** Finds the action that a form names; undefined for an unknown one. */
export function findAction({ actions = {} }: StaffRoute, fields: Fields): StaffAction | undefined {
  return new Map(Object.entries(actions)).get(textOf(fields[staffFields.action]));
}
