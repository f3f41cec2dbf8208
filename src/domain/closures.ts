/** Days and hours on which the company takes no bookings. Days are `yyyy-MM-dd`, hours `HH:mm`. */

export interface Closure {
  firstDay: string;
  lastDay: string;
  /** On each of the days from this hour, */
  startsAt: string;
  /** until this one. */
  endsAt: string;
  /** Null for every team. */
  team: number | null;
}

/** True when the closure takes that hour of that team. */
export function covers(
  { firstDay, lastDay, startsAt, endsAt, team }: Closure,
  at: {
    day: string;
    slot: string;
    team: number;
  },
): boolean {
  const isThatDay = firstDay <= at.day && at.day <= lastDay;
  return isThatDay && startsAt <= at.slot && at.slot < endsAt && (team ?? at.team) === at.team;
}
