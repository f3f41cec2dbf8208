/** Actions of a visitor on the page behind the link in the mail of an appointment. */
import type { DayTimes } from '#domain/booking.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { appointmentSchema, type Appointment, type AppointmentSlot } from '#contracts/appointment.ts';
import * as z from 'zod/mini';

/** Names of the inputs besides those of the booking itself. */
export const manageFields = { token: 'token', action: 'action', day: 'appointmentDate' } as const;

/** The actions of the page's forms. */
export type ManageAction = 'hold' | 'move' | 'cancel' | 'keep' | 'address';

/** In the address of the page, what was done just now. */
export const doneParameter = 'done';
export type ManageDone = 'held' | 'moved' | 'kept' | 'located';

/**
 * How an appointment stands: it can be changed, only be cancelled (`late`), or no longer; or it is
 * being cancelled, which can be taken back; or it is so long ago that the link has ended; or the
 * link opens none, or the database is away.
 */
export const appointmentStates = [
  'open',
  'late',
  'past',
  'cancelling',
  'cancelled',
  'ended',
  'unknown',
  'unavailable',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/**
 * How the time of an appointment is held: `asked`, until its visitor answers or the deadline is
 * over; `held`, and confirmed by the deadline; `confirmed`; `ended`, but still free; or `lost` to
 * another visitor.
 */
const holdKinds = ['asked', 'held', 'confirmed', 'ended', 'lost'] as const;
export type HoldKind = (typeof holdKinds)[number];

/**
 * How an appointment stands, in the words of `appointmentStatus`, and whether we have to see the
 * building before its price is certain.
 */
export interface AppointmentStanding {
  /** The last change, if any, and then how its time is held. */
  status: AppointmentStatus[];
  /** Whole euros without VAT, once the company has offered them. */
  price?: number | undefined;
  isIndicative?: boolean | undefined;
  /** The deadline of the next step: first the visitor's answer, then the company's confirmation. */
  deadline?: Date | undefined;
}

/** The texts of `appointmentStatus`. */
export const appointmentStatuses = [
  ...holdKinds,
  'moved',
  'movedByUs',
  'cancelling',
  'cancelled',
  'cancelledByUs',
  'past',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The content of the page. */
export interface ManageView {
  state: AppointmentState;
  token: string;
  /** Absent when the link opens none, or none any more. */
  appointment?: Pick<Appointment, 'service' | 'frequency'> & {
    reference: string;
    day: string;
    slot: AppointmentSlot;
  };
  /** Where the team has to be; absent where it is not asked. */
  address?: AddressForm | undefined;
  /** Absent with the appointment. */
  standing?: AppointmentStanding | undefined;
  /** That of the standing in words, such as `morgen voor 10:00`. */
  deadline?: string | undefined;
  /** When it is cancelled, unless that is taken back: `HH:mm` in Amsterdam. */
  cancelTime?: string | undefined;
  /** The days to choose from, with the times to which it can move. */
  days: DayTimes[];
  /** The day whose times are shown. */
  chosenDay?: string | undefined;
  /** True when the visitor is choosing another time. */
  isMoving?: boolean | undefined;
  /** The action that was just done. */
  done?: ManageDone | undefined;
  /** Why it was not moved. */
  problem?: ManageProblem | undefined;
}

/** The address as it is known or was typed, with its errors. */
export interface AddressForm {
  /** On one line, once it is known. */
  known: string | undefined;
  /** Whether it can be filled in. */
  isOpen: boolean;
  values: Partial<Record<keyof VisitAddress, string | null>>;
  errors: Partial<Record<keyof VisitAddress, MessageKey>>;
}

export interface ManageProblem {
  /** The remedy, above the form. */
  text: MessageKey;
  /** The error of the time. */
  issue: MessageKey;
  /** True when another visitor was first. */
  isTaken: boolean;
}

/** Where an appointment moves to. */
export const moveSchema = z.pick(appointmentSchema, { appointmentDate: true, timeSlot: true });
