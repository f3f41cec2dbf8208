import * as z from 'zod/mini';

/** The id of a row or the number of a version, as a form or a URL has it. */
export const numberSchema = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
