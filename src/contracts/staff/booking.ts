/** The part of the page of a request that handles a booking. */
import { appointmentSlots, maxHours, type AppointmentSlot } from '#domain/booking.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { PriceIndication } from '#domain/price-indication.ts';
import { maxLengths, optionalInteger, requiredText } from '#contracts/fields.ts';
import { optionalAmount } from '#contracts/staff/amount.ts';
import type { AppointmentStanding } from '#contracts/manage-appointment.ts';
import { addressSchema } from '#contracts/visit-address.ts';
import * as z from 'zod/mini';

/** The names of the actions on a booking. */
export const bookingActions = {
  confirm: 'bevestigen',
  move: 'verplaatsen',
  cancel: 'afzeggen',
  address: 'adres',
} as const;

export type BookingAction = (typeof bookingActions)[keyof typeof bookingActions];

const priceProblem = 'Vul de prijs per beurt in, zoals 85 of 89,50.';

/** The change that its reader saw last, and when. */
const seen = {
  volgnummer: z.string().check(z.regex(/^\d{1,9}$/)),
  gezien: z.optional(z.iso.datetime()),
};

/** Excludes VAT. */
export const pricePerVisit = optionalAmount(priceProblem).check(
  z.refine((price) => price !== undefined, priceProblem),
);

export const confirmSchema = z.object({
  ...seen,
  prijs: pricePerVisit,
  /** Absent to keep the present duration. */
  uren: optionalInteger(1, maxHours, 'Kies hoeveel uur het team blijft.'),
  rondgang: z.optional(z.string()),
});
export const moveBookingSchema = z.object({
  ...seen,
  dag: z.iso.date('Kies een dag.'),
  tijd: z.enum(appointmentSlots, 'Kies een tijd.'),
  /** Empty for whichever is free. */
  team: z.string().check(z.regex(/^\d?$/)),
});
export const bookingAddressSchema = z.extend(addressSchema, seen);
export const cancelBookingSchema = z.object({
  ...seen,
  reden: requiredText('Schrijf waarom de afspraak niet doorgaat.', maxLengths.message),
});

/** The state of a booking, for the user who decides on it. */
export interface BookingView {
  day: string;
  slot: AppointmentSlot;
  /** Null while it holds no time. */
  team: number | null;
  /** The number of changes, which forms send along to detect a conflict. */
  sequence: number;
  price: number | null;
  /** The hours that the team stays. */
  hours: number;
  /** The hours that the work takes by the price rules, and the hours for which a team is free. */
  neededHours: number;
  freeHours: number;
  address: Record<keyof VisitAddress, string | null>;
  /** The price indication of the website, for comparison. */
  indication?: PriceIndication | undefined;
  /** The status that the visitor sees. */
  standing: AppointmentStanding;
  /** True when somebody of that address was confirmed before. */
  isKnown: boolean;
  /** The moment at which the visitor asked to hold the time. */
  answeredAt: Date | null;
  /**
   * The moment until which the time is held without an answer; undefined when it is held anyway.
   */
  holdUntil?: Date | undefined;
  /** True when a closure covers it. */
  isInClosure: boolean;
  /** True once it has begun. */
  isOver: boolean;
  /** The form as it was filled in and not carried out. */
  draft?: { action: BookingAction; values: Readonly<Record<string, string>> } | undefined;
}
