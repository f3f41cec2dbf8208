/** Days and hours on which the company takes no bookings. Days are `yyyy-MM-dd`, hours `HH:mm`. */

export interface Closure {
  firstDay: string;
  lastDay: string;
  /** The first closed hour of each day. */
  startsAt: string;
  /** The hour at which each day reopens. */
  endsAt: string;
  /** Null for all teams. */
  team: number | null;
}

/** The hours of a closure for whole days. */
export const wholeDay = { startsAt: '00:00', endsAt: '24:00' } as const;

/** True when the closure covers that hour of that team. */
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

/** True for a closure of whole days. */
export function isWholeDay({ startsAt, endsAt }: Closure): boolean {
  return startsAt === wholeDay.startsAt && endsAt === wholeDay.endsAt;
}
