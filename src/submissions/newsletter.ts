/** The subscription to the newsletter; it counts only after the address was confirmed. */
import { requiredEmail } from '#submissions/fields.ts';
import * as z from 'zod/mini';

export const newsletterPath = '/api/newsletter';

export const newsletterSchema = z.object({ email: requiredEmail() });

export type Newsletter = z.output<typeof newsletterSchema>;
