import * as z from 'zod/mini';

/** The id of a row or a version number, in a form or a URL. */
export const numberSchema = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
