import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { followUpDay, followUpOffers } from '#domain/staff/follow-up.ts';
import { listClosedDays } from '#server/closures.ts';
import type { Services } from '#server/http/services.ts';

/** The days on which a request can come back by one press, each once. */
export async function listFollowUpOffers({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string[]> {
  const closed = await listClosedDays(db, now());
  const { day: today } = toLocalTime(now(), company.timeZone);
  return [...new Set(followUpOffers.map((days) => followUpDay(today, days, closed)))];
}
