import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';

/**
 * Limits on what visitors can do online, because each booking or move costs a planner time. The
 * terms state `held` and `moves`.
 */
export const bookingLimits = {
  /** Appointments per e-mail address from today on, except visits of a series. */
  held: 2,
  /** Held times per network that the visitor has not confirmed through the link in the mail yet. */
  unansweredOfNetwork: 4,
  /** Unconfirmed times per network on a single day, so that no network blocks a day for others. */
  unansweredOfNetworkDay: 2,
  /**
   * Appointments per network that await the company's confirmation, with or without the visitor's.
   */
  pendingOfNetwork: 8,
  /** Appointments per network on a single day that await the company's confirmation. */
  pendingOfNetworkDay: 4,
  /**
   * Unconfirmed times per day: half of the teams' capacity. It applies only to networks with an
   * unconfirmed time.
   */
  unansweredOfDay: Math.floor((appointmentSlots.length * company.appointments.teams) / 2),
  /** Moves of an appointment, because each mails two people and has to be planned again. */
  moves: 5,
  /** Undone cancellations of an appointment, after which the next one is final. */
  undos: 5,
  /**
   * Changes of the address of a visit; each applies to all visits of a series that can still be
   * moved.
   */
  addresses: 10,
} as const;
