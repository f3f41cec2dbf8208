/** What can be done to a booking on the page of its request. */
import { appointmentSlots, maxHours, type AppointmentSlot } from '#domain/booking.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { PriceIndication } from '#domain/price-indication.ts';
import { maxLengths, optionalInteger, requiredText } from '#contracts/fields.ts';
import { optionalAmount } from '#contracts/staff/amount.ts';
import type { AppointmentStanding } from '#contracts/manage-appointment.ts';
import { addressSchema } from '#contracts/visit-address.ts';
import * as z from 'zod/mini';

/** What can be done to a booking, as its forms name it. */
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

/** Without VAT. */
export const pricePerVisit = optionalAmount(priceProblem).check(
  z.refine((price) => price !== undefined, priceProblem),
);

export const confirmSchema = z.object({
  ...seen,
  prijs: pricePerVisit,
  /** As long as it took before unless given. */
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

/** How a booking stands, for the one who decides about it. */
export interface BookingView {
  day: string;
  slot: AppointmentSlot;
  /** Null while it holds no time. */
  team: number | null;
  /** How often it was changed, which its forms send along. */
  sequence: number;
  price: number | null;
  /** How many the team stays. */
  hours: number;
  /** How many the work takes by the rule for prices, and for how many a team is free. */
  neededHours: number;
  freeHours: number;
  address: Record<keyof VisitAddress, string | null>;
  /** What the rule for visitors gives for it, beside which the price is chosen. */
  indication?: PriceIndication | undefined;
  /** What its visitor sees of it. */
  standing: AppointmentStanding;
  /** True when somebody of that address was confirmed before. */
  isKnown: boolean;
  /** When its visitor said that the time is to be held. */
  answeredAt: Date | null;
  /** Until when its time is kept while nobody answers; undefined when it is kept anyway. */
  holdUntil?: Date | undefined;
  /** True when a closure covers it. */
  isInClosure: boolean;
  /** True once it has begun. */
  isOver: boolean;
  /** What was filled in and not done. */
  draft?: { action: BookingAction; values: Readonly<Record<string, string>> } | undefined;
}
