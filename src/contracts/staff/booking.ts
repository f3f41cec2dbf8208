/** The part of a request page for bookings. */
import { appointmentSlots, maxHours, type AppointmentSlot } from '#domain/booking.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { PriceIndication } from '#domain/price-indication.ts';
import { maxLengths, optionalInteger, requiredText } from '#contracts/fields.ts';
import { optionalAmount } from '#contracts/staff/amount.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import type { AppointmentProgress } from '#contracts/manage-appointment.ts';
import { addressSchema } from '#contracts/visit-address.ts';
import { namedDay } from '#contracts/staff/named-day.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import * as z from 'zod/mini';

/** The actions on a booking. */
export const bookingActions = {
  confirm: 'bevestigen',
  move: 'verplaatsen',
  cancel: 'afzeggen',
  address: 'adres',
} as const;

export type BookingAction = (typeof bookingActions)[keyof typeof bookingActions];

const priceProblem = 'Vul de prijs per beurt in, zoals 85 of 89,50.';

/** The sequence number that the user saw, and when. */
const seen = {
  volgnummer: numberSchema,
  gezien: z.optional(z.iso.datetime()),
};

/** A required amount in euros, without VAT. */
export const pricePerVisit = optionalAmount(priceProblem).check(
  z.refine((price) => price !== undefined, priceProblem),
);

export const confirmSchema = z.object({
  ...seen,
  prijs: pricePerVisit,
  /** Absent when the duration stays the same. */
  uren: optionalInteger(1, maxHours, 'Kies hoeveel uur het team blijft.'),
  rondgang: z.optional(z.string()),
  /** A high price that the user was asked about. */
  nagekeken: z.optional(z.string()),
});
export const moveBookingSchema = z.object({
  ...seen,
  dag: namedDay('Kies een dag.'),
  tijd: z.enum(appointmentSlots, 'Kies een tijd.'),
  /** Empty for any free team. */
  team: z.string().check(z.regex(/^\d?$/)),
});
export const bookingAddressSchema = z.extend(addressSchema, seen);
export const cancelBookingSchema = z.object({
  ...seen,
  reden: requiredText('Schrijf waarom de afspraak niet doorgaat.', maxLengths.message),
});

/** The state of a booking. */
export interface BookingView {
  day: string;
  slot: AppointmentSlot;
  /** Null while no time is held. */
  team: number | null;
  /** The number of changes. Forms send it back, so that a conflict is detected. */
  sequence: number;
  price: number | null;
  /** Duration in hours. */
  hours: number;
  /** The duration by the price rules, but at least that of the booking. */
  neededHours: number;
  /**
   * The maximum number of hours for a confirmation; 0 when a cancelled booking cannot be restored.
   */
  freeHours: number;
  address: Record<keyof VisitAddress, string | null>;
  /** The website's price indication, for comparison. */
  indication?: PriceIndication | undefined;
  /** The status that the visitor sees. */
  progress: AppointmentProgress;
  /** True when another booking from the same e-mail address is confirmed or completed. */
  isKnown: boolean;
  /** When the visitor confirmed the hold. */
  answeredAt: Date | null;
  /** When the hold expires unless the visitor confirms it; undefined when there is no such hold. */
  holdUntil?: Date | undefined;
  /** True when a closure overlaps the booking. */
  isInClosure: boolean;
  /** True once the booking has begun. */
  isOver: boolean;
  /** The values of a form that was rejected. */
  draft?: ({ action: BookingAction } & Draft) | undefined;
}
