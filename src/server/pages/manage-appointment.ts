/**
 * The page that the link in the mail about an appointment opens. A GET changes nothing, because
 * mail scanners follow links; a POST performs the action of a form. The signed link is the
 * authorization.
 */
import { company } from '#company';
import type { DayTimes } from '#domain/booking.ts';
import { toLocalTime } from '#domain/days.ts';
import { formatAddress, type VisitAddress } from '#domain/visit-address.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { formatDeadline } from '#i18n/moments.ts';
import {
  cancel,
  holdTime,
  keep,
  move,
  saveAddress,
  type ChangeResult,
} from '#server/appointments/changes.ts';
import {
  appointmentToken,
  findReference,
  hasLinkExpired,
  managePagePath,
} from '#server/appointments/link.ts';
import { progressOf, stateOf } from '#server/appointments/state.ts';
import { findAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import { listFreeTimes } from '#server/appointments/times.ts';
import { toRefusal } from '#server/http/failures.ts';
import { answerSeeOther, Refusal, type EndpointContext } from '#server/http/answers.ts';
import { readFields, textOf, type Fields } from '#server/http/body.ts';
import { requireSameOrigin } from '#server/http/checks.ts';
import type { Services } from '#server/http/services.ts';
import type { Issue } from '#server/forms/form.ts';
import {
  doneParameter,
  manageFields,
  moveSchema,
  type AppointmentProgress,
  type AddressForm,
  type ManageAction,
  type ManageDone,
  type ManageProblem,
  type ManageView,
} from '#contracts/manage-appointment.ts';
import { addressSchema } from '#contracts/visit-address.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { PageVisit, ShowPage } from '#server/pages/visit.ts';

interface Visit extends PageVisit {
  services: Services;
  reference: string | undefined;
}

const timeTaken: ManageProblem = {
  text: 'appointment.slotTaken',
  issue: 'appointmentForm.timeUnavailable',
  isTaken: true,
};

const doneAfter: Partial<Record<string, ManageDone>> = {
  hold: 'held',
  move: 'moved',
  keep: 'kept',
  address: 'located',
} satisfies Partial<Record<ManageAction, ManageDone>>;

interface ViewOptions {
  status: number;
  /**
   * The day to show the times of. By default, the day of the appointment if it has a free time,
   * otherwise the first day that has one.
   */
  day?: string | undefined;
  done?: ManageDone | undefined;
  problem?: ManageProblem | undefined;
  /** An address that was rejected. */
  address?: Pick<AddressForm, 'errors' | 'values'>;
}

/** Shows the appointment of a link, with the times that it can be moved to. */
export const showManagedAppointment: ShowPage = (services, page) => {
  const { searchParams } = page.url;
  const token = searchParams.get(manageFields.token) ?? '';
  const visit = { ...page, services, reference: findReference(services.env.validSecrets, token) };
  // No token: somebody typed the URL of the page.
  if (token === '') return answer(visit, { state: 'unknown' }, { status: 200 });
  return withErrorPage(visit, () =>
    answerView(visit, {
      status: 200,
      day: searchParams.get(manageFields.day) ?? undefined,
      done: Object.values(doneAfter).find((done) => done === searchParams.get(doneParameter)),
    }),
  );
};

/**
 * Performs the action of a form and redirects back to the page; when the action fails, shows the
 * page with the problem.
 */
export function changeAppointment(
  services: Services,
  page: PageVisit,
  request: Request,
  context: EndpointContext,
): Promise<Response> {
  const visitWithoutReference = { ...page, services, reference: undefined };
  return withErrorPage(visitWithoutReference, async () => {
    requireSameOrigin(request, services.env.siteUrl);
    const fields = await readFields(request);
    const token = textOf(fields[manageFields.token]);
    const visit = { ...visitWithoutReference, reference: findReference(services.env.validSecrets, token) };
    const response = await withErrorPage(visit, () => act(visit, fields, context.ip));
    context.waitUntil(services.deliverMail());
    return response;
  });
}

async function withErrorPage(visit: Visit, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const entry = { event: 'appointment page failed', requestId: visit.requestId };
    const { status, headers } = toRefusal(error, visit.services.log, entry);
    return answer(visit, { state: 'unavailable' }, { status, headers });
  }
}

function answer(
  { services, locale, reference, requestId }: Visit,
  view: Pick<ManageView, 'state'> & Partial<ManageView>,
  options: { status: number; headers?: Record<string, string> },
): Promise<Response> {
  // Rebuilt from the verified reference, so that nothing unsigned in the URL reaches the page.
  const token = reference === undefined ? '' : appointmentToken(services.env.appSecret, reference);
  const whole: ManageView = { token, days: [], ...view };
  return answerPage(services, 'manageAppointment', { locale, view: whole }, { ...options, requestId });
}

async function act(visit: Visit, fields: Fields, ip: string): Promise<Response> {
  const { services, locale, reference, requestId } = visit;
  if (reference === undefined) return answerView(visit, { status: 404 });
  const address = fields[manageFields.action] === 'address' ? addressSchema.safeParse(fields) : undefined;
  if (address?.error)
    return answerView(visit, { status: 422, address: draftOf(fields, address.error.issues) });
  const outcome = address
    ? await saveAddress(services, reference, address.data)
    : await runAction(services, reference, fields, ip);
  const done = doneAfter[textOf(fields[manageFields.action])];
  const parameters: Record<string, string> = done ? { [doneParameter]: done } : {};
  const token = appointmentToken(services.env.appSecret, reference);
  if (outcome === 'done') return answerSeeOther(managePagePath(locale, token, parameters), requestId);
  if (outcome === 'visitAddress.tooOften')
    return answerView(visit, {
      status: 422,
      address: draftOf(fields, [{ path: ['straat'], message: outcome }]),
    });
  return answerView(visit, { ...optionsFor(outcome), day: textOf(fields[manageFields.day]) });
}

async function runAction(services: Services, reference: string, fields: Fields, ip: string) {
  switch (fields[manageFields.action]) {
    case 'cancel':
      return cancel(services, reference);
    case 'keep':
      return keep(services, reference);
    case 'hold':
      return holdTime(services, reference, ip);
    case 'move': {
      const to = moveSchema.safeParse(fields);
      if (!to.success)
        return to.error.issues.some(({ path }) => path[0] === 'appointmentDate')
          ? 'appointmentForm.dateRequired'
          : 'appointmentForm.timeRequired';
      return move(services, reference, { day: to.data.appointmentDate, slot: to.data.timeSlot }, ip);
    }
    default:
      throw new Refusal(400, 'answers.unreadable');
  }
}

function draftOf(fields: Fields, issues: readonly Issue[]): ViewOptions['address'] {
  const errors: AddressForm['errors'] = {};
  for (const { path, message } of issues) errors[path[0] as keyof VisitAddress] ??= message as MessageKey;
  return { values: redisplayValues(addressSchema, fields), errors };
}

/**
 * Returns the status and the problem of an outcome. `closed` has no problem, because the page
 * itself explains which changes are no longer possible.
 */
function optionsFor(outcome: Exclude<ChangeResult, 'done'>): ViewOptions {
  if (outcome === 'closed') return { status: 409 };
  if (outcome !== 'taken')
    return { status: 422, problem: { text: 'form.summaryText', issue: outcome, isTaken: false } };
  return { status: 409, problem: timeTaken };
}

async function answerView(
  visit: Visit,
  { status, day, done, problem, address }: ViewOptions,
): Promise<Response> {
  const { services, reference } = visit;
  const { db, now } = services;
  const appointment = reference === undefined ? undefined : await findAppointment(db, reference);
  if (!appointment) return answer(visit, { state: 'unknown' }, { status: 404 });
  if (hasLinkExpired(appointment, now())) return answer(visit, { state: 'ended' }, { status: 410 });
  const state = stateOf(appointment, now());
  const progress = await progressOf(db, appointment, now());
  const lost = progress.status.includes('lost') ? timeTaken : undefined;
  const days = state === 'open' ? await listOtherTimes(services, appointment) : [];
  const chosenDay =
    day === undefined ? findDay(days, appointment.day) : days.find((free) => free.day === day)?.day;
  const cancelTime = appointment.cancelAt && toLocalTime(appointment.cancelAt, company.timeZone).time;
  const shown = shownOf(appointment);
  const shownProblem = problem ?? lost;
  const isMoving = day !== undefined || shownProblem !== undefined;
  const moving = { days, chosenDay, isMoving, problem: shownProblem };
  const deadline = progress.deadline && formatDeadline(progress.deadline, visit.locale, now());
  const addressForm = describeAddress(appointment, state === 'open' && isHoldConfirmed(progress), address);
  const view = { state, appointment: shown, address: addressForm, progress, deadline, done, ...moving };
  return answer(visit, { ...view, ...(cancelTime && { cancelTime }) }, { status });
}

/**
 * True once the visitor has confirmed the hold. Until then the page does not ask for the address,
 * so that the visitor confirms first.
 */
function isHoldConfirmed({ status }: AppointmentProgress): boolean {
  return status.includes('held') || status.includes('confirmed');
}

function describeAddress(
  appointment: StoredAppointment,
  isEditable: boolean,
  draft: ViewOptions['address'] = { values: appointment, errors: {} },
): AddressForm {
  const { straat = '', postcode = '', plaats = '' } = draft.values;
  return {
    known: formatAddress(appointment),
    isEditable,
    values: { straat, postcode, plaats },
    errors: draft.errors,
  };
}

/** Selects what the page needs, because anybody with the link sees the props of its islands. */
function shownOf({ reference, day, slot, service, frequency }: StoredAppointment): ManageView['appointment'] {
  return { reference, day, slot, service, frequency };
}

/**
 * Returns the day of the appointment if it has a free time, otherwise the first day that has one.
 */
function findDay(days: DayTimes[], own: string): string | undefined {
  const free = days.filter(({ slots }) => slots.length > 0);
  return (free.find(({ day }) => day === own) ?? free[0])?.day;
}

/** Lists the times that the appointment can be moved to, without its current time. */
async function listOtherTimes({ db, now }: Services, appointment: StoredAppointment): Promise<DayTimes[]> {
  const { day, slot } = appointment;
  const days = await listFreeTimes(db, now(), appointment);
  return days.map((free) =>
    free.day === day ? { ...free, slots: free.slots.filter((other) => other !== slot) } : free,
  );
}
