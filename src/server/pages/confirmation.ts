/**
 * The confirmation page of a form. It shows the answers for an hour only, because the browser
 * history may be on a shared computer.
 */
import { startsAt } from '#domain/booking.ts';
import { answerFile } from '#server/http/answers.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { formatFileSize } from '#i18n/units.ts';
import { calendarEvent, calendarParameter, linksToCalendars } from '#server/appointments/calendar-links.ts';
import { progressOf } from '#server/appointments/state.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { findFileInfo, type FileInfo } from '#server/files.ts';
import { confirmationPath, findConfirmation } from '#server/forms/confirmation.ts';
import { emailOf, readableRow } from '#server/forms/form.ts';
import { selectSubmission } from '#server/forms/store.ts';
import { storedForms } from '#server/registry.ts';
import { ifAvailable } from '#server/http/failures.ts';
import { renderCalendar } from '#server/mail/calendar.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/http/services.ts';
import type { Booked, Confirmation, SentAnswers } from '#contracts/confirmation.ts';
import type { AppointmentStatus } from '#contracts/manage-appointment.ts';

const shownMs = 3_600_000;
/** Statuses without an upcoming appointment at the time that the confirmation states. */
const outdated: readonly AppointmentStatus[] = ['lost', 'cancelling', 'cancelled', 'cancelledByUs', 'past'];

/** Shows the confirmation, or a page without one when the signature in the query is invalid. */
export const showConfirmation: ShowPage = async (services, visit) => {
  const { url, locale, requestId } = visit;
  const { appSecret, validSecrets } = services.env;
  const found = findConfirmation(validSecrets, url.searchParams);
  if (!found) return answerPage(services, 'confirmation', { locale }, { status: 200, requestId });
  const isShown = services.now().getTime() - found.answeredAt.getTime() <= shownMs;
  const booked = await readBooked(services, found);
  // No calendar for a time that the visitor has not confirmed yet, because it would look settled
  // there.
  const hasCalendar = isShown && booked && booked.status[0] !== 'asked' && !booked.isOutdated;
  const event = hasCalendar ? calendarEvent(found, booked, locale, services.env) : undefined;
  if (event && url.searchParams.has(calendarParameter)) {
    const { content, contentType } = renderCalendar(event);
    const disposition = `attachment; filename="${found.reference}.ics"`;
    const headers = { 'content-type': contentType, 'content-disposition': disposition };
    return answerFile(content, { requestId, headers });
  }
  // Rebuilt from the verified values, so that nothing unsigned in the URL reaches the page.
  const path = confirmationPath(appSecret, locale, found);
  const props = {
    locale,
    confirmation: found,
    booked,
    sent: isShown && (await readSent(services, found, locale)),
    query: path.slice(path.indexOf('?')),
    calendar: event && linksToCalendars(event, path),
  };
  return answerPage(services, 'confirmation', props, { status: 200, requestId });
};

/**
 * Reads the appointment; undefined when none was made, when it was erased, and while the database
 * is unavailable.
 */
async function readBooked(
  { db, now, log }: Services,
  { reference, startsAt: bookedFor }: Confirmation,
): Promise<Booked | undefined> {
  if (!bookedFor) return undefined;
  return ifAvailable(log, async () => {
    const appointment = await findAppointment(db, reference);
    if (!appointment) return undefined;
    const progress = await progressOf(db, appointment, now());
    const isMoved = startsAt(appointment.day, appointment.slot).getTime() !== bookedFor.getTime();
    return {
      ...progress,
      hours: appointment.hours,
      isOutdated: isMoved || progress.status.some((each) => outdated.includes(each)),
    };
  });
}

async function readSent(
  { db, log }: Services,
  { form: screen, reference }: Confirmation,
  locale: Locale,
): Promise<SentAnswers | undefined> {
  const form = storedForms.find((stored) => stored.screen === screen);
  if (!form) return undefined;
  return ifAvailable(log, async () => {
    const row = await selectSubmission(db, form.table, reference).executeTakeFirst();
    const file = form.file && (await findFileInfo(db, reference));
    return row && describeSent(form, readableRow(row), locale, file);
  });
}

function describeSent(
  form: (typeof storedForms)[number],
  answers: object,
  locale: Locale,
  file: FileInfo | undefined,
): SentAnswers {
  const rows = form.listAnswers(answers, translator(locale), file && describeFile(file, locale));
  return {
    answers: rows.flatMap(([label, value, audience]) =>
      value && audience !== 'internal' ? [{ label, value }] : [],
    ),
    email: emailOf(answers),
    isUrgent: form.isUrgent?.(answers) ?? false,
  };
}

/**
 * Describes a file by its name and size, in the direction of the page whatever the script of the
 * name (Unicode UAX 9).
 */
function describeFile({ name, size }: FileInfo, locale: Locale): string {
  const mark = localeInfo[locale].dir === 'rtl' ? '\u200F' : '\u200E';
  return `${mark}\u2068${name}\u2069 (${formatFileSize(size, locale)})`;
}
