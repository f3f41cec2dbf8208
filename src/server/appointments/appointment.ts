/** The booking of an appointment. */
import { formatPhone } from '#domain/phone.ts';
import { bookingLimits } from '#domain/booking-limits.ts';
import { startsAt, validateAppointmentTime } from '#domain/booking.ts';
import { addDays } from '#domain/days.ts';
import { dayAt } from '#domain/local-days.ts';
import { confirmationDeadline } from '#domain/deadlines.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { allocateHold, findReachedLimit, type ReachedLimit } from '#server/appointments/hold-limits.ts';
import { listFreeSlots } from '#server/appointments/times.ts';
import { momentOf, renderAppointmentMail } from '#server/appointments/mails.ts';
import type { Mail } from '#server/mail/message.ts';
import { mailsOf, type MailPlan } from '#server/forms/mails.ts';
import { answerRefused, readForm, type FormHandle } from '#server/forms/endpoint.ts';
import { answerAccepted, InvalidAnswers, type Visit } from '#server/forms/answers.ts';
import type { MailEnv } from '#server/mail/outbox-entries.ts';
import {
  toColumns,
  type AnswerColumns,
  type Envelope,
  type Issue,
  type SubmissionForm,
} from '#server/forms/form.ts';
import { CapacityError, acceptSubmission, type ReadSubmission } from '#server/forms/intake.ts';
import { appointmentContract, type Appointment } from '#contracts/appointment.ts';
import { sql } from 'kysely';

const companyMailPlan: MailPlan<Appointment> = {
  title: ({ bedrijf }) => `Afspraak van ${bedrijf}`,
  rows: (answers, t) => [
    ['Dag en tijd', momentOf({ day: answers.appointmentDate, slot: answers.timeSlot }, 'nl'), 'internal'],
    [t('form.serviceLabel'), t(`appointmentForm.${answers.service}`)],
    [t('appointmentForm.frequencyLabel'), t(`appointmentForm.${answers.frequency}`)],
    [t('appointmentForm.squareMetersLabel'), answers.squareMeters?.toString()],
    [t('form.nameLabel'), answers.naam],
    [t('form.companyLabel'), answers.bedrijf],
    [t('person.emailLabel'), answers.email],
    [t('person.phoneLabel'), answers.telefoon && formatPhone(answers.telefoon)],
    [t('appointmentForm.requestsLabel'), answers.specialRequests],
  ],
};

const renderCompanyMail = mailsOf(companyMailPlan);

export const appointmentForm: SubmissionForm<Appointment> = {
  ...appointmentContract,
  receivedKey: 'appointment.received',
  deadline: (arrivedAt, { appointmentDate, timeSlot }, closed) =>
    confirmationDeadline(arrivedAt, startsAt(appointmentDate, timeSlot), closed),
  table: 'appointments',
  sender: { name: 'naam', company: 'bedrijf', email: 'email', phone: 'telefoon' },
  searched: ['service', 'specialRequests'],
  isExpired: (now) => {
    const today = dayAt(now);
    return sql`appointment_date < ${addDays(today, -appointmentContract.retention.days)}::date`;
  },
  digest: {
    title: 'Afspraken zonder bevestiging',
    name: sql`concat_ws(', ', naam, bedrijf)`,
    isOpen: (today) => sql`appointment_date >= ${today}::date`,
  },
  toRow: (answers, createdAt, deadline): Omit<AnswerColumns<'appointments'>, 'team'> => ({
    ...toColumns(answers),
    updatedAt: createdAt,
    // The hold expires at the deadline in the visitor's mail.
    holdUntil: deadline ?? null,
  }),
  texts: ({ naam, bedrijf, specialRequests = '' }) => ({ lines: [naam, bedrijf], text: specialRequests }),
  findIssues: ({ appointmentDate, timeSlot }, now) => findTimeIssues(appointmentDate, timeSlot, now),
  allocation: allocateHold,
  // Without the first row, because the pages that list the answers show day and time separately.
  listAnswers: (answers: Appointment, t) => companyMailPlan.rows(answers, t).slice(1),
  renderMails,
};

/**
 * Stores a booking. Responds with 409 when the visitor has reached a limit; when no team is free,
 * with 409 and the free times of the day.
 */
export const handleAppointment: FormHandle = async (services, request, context) => {
  const read = await readForm(appointmentForm, services, request, context);
  if (read instanceof Response) return read;
  const { visit, submission } = read;
  const { appointmentDate: day, timeSlot: slot } = submission.answers;
  try {
    const stored = await acceptSubmission(appointmentForm, services, submission);
    context.waitUntil(services.deliverMail());
    // A repeated submission is answered with the time that it asked for, even if the appointment
    // was moved, because only the link in the mail may reveal the new time.
    return answerAccepted(visit, appointmentForm, stored, { startsAt: startsAt(day, slot) });
  } catch (error) {
    const refusal = error instanceof CapacityError ? await refuseBooking(visit, submission) : error;
    return answerRefused(visit, context.ip, refusal);
  }
};

const refusals: Record<ReachedLimit, { key: MessageKey; field?: string; parameters?: { max: number } }> = {
  address: { key: 'appointment.tooMany', parameters: { max: bookingLimits.held } },
  network: { key: 'appointment.tooManyOpen', parameters: { max: bookingLimits.unansweredOfNetwork } },
  pending: { key: 'appointment.tooManyPending', parameters: { max: bookingLimits.pendingOfNetwork } },
  day: { key: 'appointment.dayLimitReached', field: 'appointmentDate' },
};

/**
 * Returns the refusal of a booking: the message of a reached limit, or else that the time is taken.
 */
async function refuseBooking(visit: Visit, { answers, address }: ReadSubmission<Appointment>) {
  const { db, env, now } = visit.services;
  const limit = await findReachedLimit(db, answers, { ...env, address, now: now() });
  if (!limit) return refuseTime(visit, answers.appointmentDate);
  const { key, field, ...options } = refusals[limit];
  return new InvalidAnswers(field ? [{ path: [field], message: key }] : [], 409, key, options);
}

async function refuseTime({ services }: Visit, day: string): Promise<InvalidAnswers> {
  const availableSlots = await listFreeSlots(services.db, day, services.now());
  return new InvalidAnswers(
    [{ path: ['timeSlot'], message: 'appointmentForm.timeUnavailable' }],
    409,
    'appointment.slotTaken',
    { details: { availableSlots } },
  );
}

/** Returns the errors of a day and a time, by field. */
export function findTimeIssues(day: string, slot: string, now: Date): Issue[] {
  const message = validateAppointmentTime(day, slot, now);
  if (!message) return [];
  return [
    { path: [message === 'appointmentForm.dateUnavailable' ? 'appointmentDate' : 'timeSlot'], message },
  ];
}

function renderMails(answers: Appointment, envelope: Envelope, env: MailEnv): Mail[] {
  const mails = renderCompanyMail(answers, envelope, env);
  if (envelope.quarantineReasons.length > 0) return mails;
  const { appointmentDate: day, timeSlot: slot, email } = answers;
  const { createdAt: writtenAt, ...known } = envelope;
  const notification = { ...known, kind: 'booked' as const, email, day, slot, sequence: 0, writtenAt };
  return [...mails, renderAppointmentMail(notification, env)];
}
