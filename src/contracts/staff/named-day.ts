/** A day as the address of a staff page names it. */
import * as z from 'zod/mini';

/**
 * `yyyy-MM-dd` of this century on. The database has no year 0, and days before it do not compare as
 * texts: who counts weeks from one of them never arrives.
 */
export const namedDaySchema = z.iso.date().check(z.regex(/^2/));
