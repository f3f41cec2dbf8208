/**
 * The page behind the link in the mail about an appointment. A GET only shows, since mail programs open links to look what is
 * behind them; a POST moves or cancels. The link itself is the proof of who asks.
 */
import { listOfferedDays } from '#domain/booking.ts';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { cancel, move, stateOf, type WishOutcome } from '#server/appointment-changes.ts';
import { findReference, managePagePath } from '#server/appointment-link.ts';
import { findAppointment } from '#server/appointment-store.ts';
import { listFreeDays } from '#server/appointment-times.ts';
import type { Handle } from '#server/endpoint.ts';
import { toRefusal } from '#server/failures.ts';
import { renderFormPage } from '#server/form-page.ts';
import { answerPage, answerSeeOther, type EndpointContext } from '#server/http.ts';
import { fillManagePage, type ManageView } from '#server/manage-appointment-page.ts';
import { findPage } from '#server/page.ts';
import { readFields, type Fields } from '#server/request-body.ts';
import { requireSameOrigin } from '#server/request-checks.ts';
import type { Services } from '#server/services.ts';
import { manageAppointmentPath, manageFields, moveSchema } from '#submissions/manage-appointment.ts';
import { randomUUID } from 'node:crypto';
