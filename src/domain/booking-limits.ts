import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';

/**
 * Limits on what visitors can do themselves, since each booking or move costs a planner time. The
 * terms state `held` and `moves`.
 */
export const bookingLimits = {
  /** Appointments that are still to come, of one address. */
  held: 2,
  /** Times held for one network whose visitors have not pressed the button in their mail yet. */
  unansweredOfNetwork: 4,
  /** Appointments of one network that wait for the company's confirmation, answered or not. */
  pendingOfNetwork: 8,
  /** Unanswered times of one day: half of what the teams can do. */
  unansweredOfDay: Math.floor((appointmentSlots.length * company.appointments.teams) / 2),
  /** Each move by a visitor mails two people and makes a planner plan again. */
  moves: 5,
  /** Changes of the address of a visit; each is told to staff, and is of all visits of a series. */
  addresses: 10,
} as const;
