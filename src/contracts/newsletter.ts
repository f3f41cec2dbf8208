/** The newsletter subscription, which is active once the address is confirmed. */
import { requiredEmail } from '#contracts/person.ts';
import type { FormContract } from '#contracts/contract.ts';
import * as z from 'zod/mini';

export const newsletterPath = '/api/newsletter';

/** The actions of the links in mails. */
export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/**
 * The endpoints for one-click unsubscription by mail programs (RFC 8058), and for links in older
 * mails.
 */
export const newsletterActionPaths: Record<NewsletterAction, string> = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

/** The query of the newsletter page for an action. */
export function newsletterQuery(action: NewsletterAction, token: string): string {
  return `?${new URLSearchParams({ action, token }).toString()}`;
}

/** The states of the newsletter page that do not ask to confirm an action. */
export const newsletterStates = ['sent', 'confirmed', 'unsubscribed', 'invalid', 'unavailable'] as const;
export type NewsletterState = NewsletterAction | (typeof newsletterStates)[number];

/** True when the page asks to confirm the action. */
export function isQuestion(state: string | null): state is NewsletterAction {
  return newsletterActions.some((action) => action === state);
}

export const newsletterSchema = z.object({ email: requiredEmail() });

export const newsletterContract = {
  name: 'newsletter',
  path: newsletterPath,
  screen: 'newsletter',
  schema: newsletterSchema,
  failureTitleKey: 'newsletter.unavailableHeading',
} as const satisfies FormContract;

export type Newsletter = z.output<typeof newsletterSchema>;
