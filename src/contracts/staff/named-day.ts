/** A day as the address of a staff page names it. */
import * as z from 'zod/mini';

/**
 * `yyyy-MM-dd` from the year 2000 on. The database has no year 0, and earlier days do not compare
 * as texts, so that a loop over weeks from one of them would never end.
 */
export const namedDaySchema = z.iso.date().check(z.regex(/^2/));
