/** Days and hours on which the company takes no bookings. Days are `yyyy-MM-dd`, hours `HH:mm`. */

export interface Closure {
  firstDay: string;
  lastDay: string;
  /** The hour from which each of the days is closed. */
  startsAt: string;
  /** The hour until which each of the days is closed. */
  endsAt: string;
  /** Null for every team. */
  team: number | null;
}

/** The hours of a closure that takes the whole day. */
export const wholeDay = { startsAt: '00:00', endsAt: '24:00' } as const;

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

/** True when it takes whole days. */
export function isWholeDay({ startsAt, endsAt }: Closure): boolean {
  return startsAt === wholeDay.startsAt && endsAt === wholeDay.endsAt;
}
