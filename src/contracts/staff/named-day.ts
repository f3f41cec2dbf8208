/** A day in the query or a form of a workspace page. */
import * as z from 'zod/mini';

/**
 * The schema of a day, `yyyy-MM-dd`, in the years 2000 to 2999. PostgreSQL has no year 0, and
 * `addDays` does not advance outside the years 0 to 9999: a loop over weeks would not end there.
 */
export const namedDay = (problem?: string) => z.iso.date(problem).check(z.regex(/^2/, problem));

export const namedDaySchema = namedDay();

/** Parses a day; undefined for other text. */
export function parseNamedDay(text: unknown): string | undefined {
  return namedDaySchema.safeParse(text).data;
}
