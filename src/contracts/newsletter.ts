/** The subscription to the newsletter; it counts only after the address was confirmed. */
import { requiredEmail } from '#contracts/person.ts';
import type { FormContract } from '#contracts/contract.ts';
import * as z from 'zod/mini';

export const newsletterPath = '/api/newsletter';

/** The actions of a link in a mail. */
export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** Where a mail program ends a subscription in one click (RFC 8058), and where older mails lead. */
export const newsletterActionPaths: Record<NewsletterAction, string> = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

/** Query of the newsletter's page that asks for an action. */
export function newsletterQuery(action: NewsletterAction, token: string): string {
  return `?${new URLSearchParams({ action, token }).toString()}`;
}

/** The states of the newsletter page, besides asking for one of these actions. */
export const newsletterStates = ['sent', 'confirmed', 'unsubscribed', 'invalid', 'unavailable'] as const;
export type NewsletterState = NewsletterAction | (typeof newsletterStates)[number];

/** True when the page asks whether to do it. */
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
