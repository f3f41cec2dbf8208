/** How often visitors may do by themselves what costs a planner work; the terms say so too. */
export const bookingLimits = {
  /** Appointments that are still to come, of one address or one number. */
  held: 2,
  /** Each move by a visitor mails two people and makes a planner plan again. */
  moves: 5,
} as const;
