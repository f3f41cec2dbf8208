/** The page on which visitors manage an appointment; mails about the appointment link to it. */
import type { DayTimes } from '#domain/booking.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { appointmentSchema, type Appointment, type AppointmentSlot } from '#contracts/appointment.ts';
import * as z from 'zod/mini';

/** Names of inputs of the page's forms; `day` is also an input of the booking form. */
export const manageFields = { token: 'token', action: 'action', day: 'appointmentDate' } as const;

/** The actions of the page's forms. */
export type ManageAction = 'hold' | 'move' | 'cancel' | 'keep' | 'address';

/** Query parameter with the action that was just performed. */
export const doneParameter = 'done';
export type ManageDone = 'held' | 'moved' | 'kept' | 'located';

/**
 * The states of an appointment: it can be moved and cancelled (`open`), only cancelled (`late`), or
 * neither (`past`, `cancelled`); its cancellation can still be undone (`cancelling`); its link has
 * expired (`ended`) or is invalid (`unknown`); or the database cannot be reached (`unavailable`).
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
 * How the time of an appointment is held: `asked` until the visitor confirms it or the deadline
 * passes; `held` until the company confirms it; `confirmed`; or, when the hold has expired, `ended`
 * while the time is free and `lost` once it is taken.
 */
const holdKinds = ['asked', 'held', 'confirmed', 'ended', 'lost'] as const;
export type HoldKind = (typeof holdKinds)[number];

/** The status of an appointment, with its price and next deadline. */
export interface AppointmentProgress {
  /**
   * Keys of texts of `appointmentStatus`: one status, or a move and how the new time is held; empty
   * in quarantine.
   */
  status: AppointmentStatus[];
  /** In euros without VAT, once the company has confirmed the appointment at a price. */
  price?: number | undefined;
  /** True when the building must be seen before the price is final. */
  isIndicative?: boolean | undefined;
  /**
   * The deadline of the next step: the visitor's confirmation, then the company's; undefined once
   * it has passed.
   */
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
  /** Absent in the states `ended`, `unknown` and `unavailable`. */
  appointment?: Pick<Appointment, 'service' | 'frequency'> & {
    reference: string;
    day: string;
    slot: AppointmentSlot;
  };
  /** The address of the visit. Absent without an appointment. */
  address?: AddressForm | undefined;
  /** Absent without an appointment. */
  progress?: AppointmentProgress | undefined;
  /** The deadline of `progress` in words, such as `morgen voor 10:00`. */
  deadline?: string | undefined;
  /** When the cancellation takes effect, unless it is undone: `HH:mm` in Amsterdam. */
  cancelTime?: string | undefined;
  /** The days to choose from, with the times that the appointment can be moved to. */
  days: DayTimes[];
  chosenDay?: string | undefined;
  /** True while the visitor chooses another time. */
  isMoving?: boolean | undefined;
  /** The action that was just performed. */
  done?: ManageDone | undefined;
  /** Why the action failed, or that the held time was lost. */
  problem?: ManageProblem | undefined;
}

/** The address as stored or typed, with its errors. */
export interface AddressForm {
  /** On one line; undefined while unknown. */
  known: string | undefined;
  /** True when the address can be edited. */
  isEditable: boolean;
  values: Partial<Record<keyof VisitAddress, string | null>>;
  errors: Partial<Record<keyof VisitAddress, MessageKey>>;
}

export interface ManageProblem {
  /** The error summary, above the form. */
  text: MessageKey;
  /** The error of the time field. */
  issue: MessageKey;
  /** True when the time is no longer free. */
  isTaken: boolean;
}

/** The new time of an appointment. */
export const moveSchema = z.pick(appointmentSchema, { appointmentDate: true, timeSlot: true });
