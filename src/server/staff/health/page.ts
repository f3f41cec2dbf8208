/** The health page, with the checks of `GET /api/health`. */
import { logAction } from '#server/staff/audit.ts';
import { parseFields } from '#server/staff/fields.ts';
import { readHealth } from '#server/health/health.ts';
import { describeProblem } from '#server/health/problems.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { readWebsiteState } from '#server/published/website-state.ts';
import {
  liftSuppression,
  listSuppressed,
  listUndelivered,
  sendAgain,
} from '#server/staff/health/undelivered.ts';
import { schedules, type ScheduleName } from '#server/health/schedules.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { healthActions, healthPath, releaseAddressSchema } from '#contracts/staff/health.ts';
import { resendSchema } from '#contracts/staff/request.ts';

export const healthRoute: StaffRoute = {
  path: healthPath,
  permission: 'health.read',
  show: (visit) => answerHealth(visit),
  actions: {
    [healthActions.resend]: { permission: 'mail.change', act: resend },
    [healthActions.release]: { permission: 'mail.change', act: release },
  },
};

async function answerHealth(visit: StaffVisit, refused?: { problem: string; draft: string | undefined }) {
  const { services } = visit;
  const [health, website, undelivered, suppressed] = await Promise.all([
    readHealth(services),
    readWebsiteState(services),
    listUndelivered(services),
    listSuppressed(services),
  ]);
  await logAction(visit, 'mails.listed', { mails: undelivered.length });
  const names = Object.keys(schedules) as ScheduleName[];
  const view = {
    found: [
      ...health.problems.map((problem) => describeProblem(problem, health, services.now())),
      ...(website.faults ? ['De website wordt niet vernieuwd: bij Website staat waarom.'] : []),
    ],
    website,
    mail: health.mail,
    schedules: names.map((name) => ({
      name,
      ranAt: health.schedules[name],
      isLate: health.problems.includes(`schedule-${name}`),
    })),
    undelivered,
    ...suppressed,
    draft: refused?.draft,
  };
  return answerStaffPage(visit, 'health', view, refused && { ...refused, status: 422, wrong: 'email' });
}

async function resend(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { mail } = parseFields(resendSchema, fields);
  const { services, session } = visit;
  const isDue = await sendAgain(services, mail, session.userId);
  if (!isDue) throw new Refusal(404, 'notFound.heading');
  return answerDone(visit, healthPath, 'verstuurd');
}

/**
 * Ends the suppression of an address. The audit entry omits the address, because the audit log is
 * kept longer than the suppression.
 */
async function release(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services } = visit;
  const parsed = releaseAddressSchema.safeParse(fields);
  const draft = redisplayValues(releaseAddressSchema, fields).email;
  if (!parsed.success) return answerHealth(visit, { problem: 'Vul een volledig e-mailadres in.', draft });
  const isLifted = await liftSuppression(services, parsed.data.email);
  if (!isLifted) return answerHealth(visit, { problem: 'Naar dit adres wordt gewoon gemaild.', draft });
  await logAction(visit, 'address.released');
  return answerDone(visit, healthPath, 'adres-vrij');
}
