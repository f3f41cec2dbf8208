import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';

/** How often visitors may do by themselves what costs a planner work; the terms say so too. */
export const bookingLimits = {
  /** Appointments that are still to come, of one address. */
  held: 2,
  /** Times that are held for one network while nobody has answered for them. */
  unansweredOfNetwork: 4,
  /** Appointments of one network that wait for the company's confirmation, answered or not. */
  pendingOfNetwork: 8,
  /** Unanswered times of one day: half of what the teams can do. */
  unansweredOfDay: Math.floor((appointmentSlots.length * company.appointments.teams) / 2),
  /** Each move by a visitor mails two people and makes a planner plan again. */
  moves: 5,
} as const;
