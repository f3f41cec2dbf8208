/** The subscription to the newsletter; it counts only after the address was confirmed. */
import { requiredEmail } from '#submissions/fields.ts';
import type { FormContract } from '#submissions/contract.ts';
import * as z from 'zod/mini';

export const newsletterPath = '/api/newsletter';

/** What a link in a mail can ask for, each with the path that it leads to. */
export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];
export const newsletterActionPaths: Record<NewsletterAction, string> = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

/** What the page of the newsletter can say besides asking for one of these actions. */
export const newsletterStates = ['sent', 'confirmed', 'unsubscribed', 'invalid', 'unavailable'] as const;
export type NewsletterState = NewsletterAction | (typeof newsletterStates)[number];

export const newsletterSchema = z.object({ email: requiredEmail() });

export const newsletterContract = {
  name: 'newsletter',
  path: newsletterPath,
  screen: 'blog',
  schema: newsletterSchema,
} as const satisfies FormContract;

export type Newsletter = z.output<typeof newsletterSchema>;
