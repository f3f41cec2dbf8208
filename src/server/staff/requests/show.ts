import { isAllowed } from '#domain/staff/permissions.ts';
import { plainSteps } from '#domain/staff/statuses.ts';
import { findFileInfo } from '#server/files.ts';
import { logAction } from '#server/staff/audit.ts';
import { answerStaffPage } from '#server/staff/answers.ts';
import { readBooking } from '#server/staff/bookings/read.ts';
import { describeDecision } from '#server/staff/applications/decision.ts';
import { describeSender } from '#server/staff/quarantine/sender.ts';
import { findBeside } from '#server/staff/queue/neighbours.ts';
import {
  getVisibleRequest,
  listColleagues,
  listEvents,
  listMails,
  readRequestAnswers,
} from '#server/staff/requests/find.ts';
import { contactLinks } from '#server/staff/requests/contact-links.ts';
import { draftReply, isSuppressed, signerOf } from '#server/staff/requests/draft-reply.ts';
import type { UnsentReply } from '#contracts/staff/reply.ts';
import { describeStale, type StalePart } from '#server/staff/requests/stale.ts';
import { readQuote } from '#server/staff/requests/quote.ts';
import { findSeriesLink } from '#server/staff/series/source.ts';
import type { PageOptions, StaffVisit } from '#server/staff/visit.ts';
import { filePath } from '#contracts/staff/request.ts';
import type { PersonalText } from '#contracts/staff/application.ts';
import type { BookingView } from '#contracts/staff/booking.ts';
import { dayAt } from '#domain/local-days.ts';
import { followUpDay, followUpOffers } from '#domain/staff/follow-up.ts';
import { listClosedDays } from '#server/closures.ts';
import type { Services } from '#server/http/services.ts';
import type { Draft } from '#contracts/staff/frame.ts';

interface ShowOptions extends PageOptions {
  /** The part that a refused form was to change, usually because somebody else changed it first. */
  stale?: StalePart;
  /** A note that was rejected. */
  draft?: string;
  /** A reply that was rejected. */
  reply?: UnsentReply;
  /** A postponement that was rejected. */
  followUpDraft?: Draft;
  /** A booking form that was rejected. */
  bookingDraft?: BookingView['draft'];
  /** A personal text of a mail that was not sent. */
  personalText?: PersonalText;
  /** A quote form that was rejected. */
  quoteDraft?: Draft;
}

/** Responds with the page of the request as stored, and with the outcome of a form if given. */
export async function answerRequest(visit: StaffVisit, options: ShowOptions = {}): Promise<Response> {
  const { status = 200, problem, stale, draft, reply: unsent } = options;
  const { services, session } = visit;
  const { db } = services;
  const request = await getVisibleRequest(visit);
  const { reference, kind } = request;
  const isUnmailable = await isSuppressed(services, request.email);
  // A rejected reply is shown even when the address is suppressed, so that its text is not lost.
  const mayReply = !request.isQuarantined && (!isUnmailable || unsent !== undefined);
  const [{ answers, signs }, list, mails, past, colleagues, offers, drafted, sender, decision, file, series] =
    await Promise.all([
      readRequestAnswers(db, request),
      findBeside(visit, request),
      listMails(db, reference),
      listEvents(db, reference, visit.url),
      listColleagues(db, kind),
      listFollowUpOffers(services),
      isAllowed(session.role, 'requests.reply') && mayReply
        ? draftReply(db, request, signerOf(session))
        : undefined,
      describeSender(services, request, session.role),
      describeDecision(services, request),
      isAllowed(session.role, 'requests.files') && kind === 'application'
        ? findFileInfo(db, reference)
        : undefined,
      request.isQuarantined ? undefined : findSeriesLink(db, request, session.role),
    ]);
  await logAction(visit, 'request.read', { reference });
  const mayChange = isAllowed(session.role, 'requests.change');
  const links = contactLinks(isUnmailable ? { ...request, email: null } : request);
  const reply = drafted && { ...drafted, ...unsent };
  const booking =
    kind === 'appointment'
      ? { ...(await readBooking(services, reference)), draft: options.bookingDraft }
      : undefined;
  const quote =
    kind === 'contact'
      ? { ...(await readQuote(db, request, visit.url.searchParams)), draft: options.quoteDraft }
      : undefined;
  // The status of a quarantined request cannot be set here; a booking can be completed once it has
  // begun.
  const maySteps = mayChange && !request.isQuarantined && (!booking || booking.isOver);
  const steps = maySteps ? plainSteps(kind, request.status) : [];
  // A page of earlier events does not show the newest mail, so its forms must not mark it as read.
  const shown = past.newestPath ? { ...request, customerWroteAt: undefined } : request;
  const view = {
    ...{ request: shown, list, sender, answers, signs, links, mails, ...past, colleagues },
    decision: decision && { ...decision, draft: options.personalText },
    ...{ steps, mayChange, draft, reply, booking, quote, series, isSuppressed: isUnmailable },
    followUp: { offers, draft: options.followUpDraft },
    ...(file && { file: { ...file, path: filePath(reference) } }),
  };
  const shownProblem = stale ? describeStale(request, past.newestPath ? [] : past.events, stale) : problem;
  return answerStaffPage(visit, 'request', view, { status, ...(shownProblem && { problem: shownProblem }) });
}

/** Lists the offered days of a postponement, without duplicates. */
async function listFollowUpOffers({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string[]> {
  const closed = await listClosedDays(db, now());
  return [...new Set(followUpOffers.map((days) => followUpDay(dayAt(now()), days, closed)))];
}
