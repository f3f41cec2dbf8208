/** Logging in: the request and its responses. */
import type { Role } from '#domain/roles.ts';
import { atMost, maxLengths, requiredLine } from '#contracts/fields.ts';
import type { FormContract } from '#contracts/contract.ts';
import * as z from 'zod/mini';

export const loginPath = '/api/login';

/** Name of the cookie by which public pages recognise staff. */
export const staffMarker = 'staff';

/**
 * Failures after which a device or network is blocked and an account delays unknown devices. See
 * the decision 0027; `src/server/accounts/login-store.ts` counts them.
 */
export const maxLoginFailures = 5;

/** The failure from which the visitor is warned. */
export const firstWarnedFailure = 3;

/** Long enough for any passphrase, and short enough to hash at once. */
export const maxPasswordLength = 256;

/** Case-insensitive. */
export function username() {
  return requiredLine('login.usernameRequired', maxLengths.line).check(z.toLowerCase());
}

export const loginSchema = z.object({
  username: username(),
  // Not trimmed: a trailing space is part of the password.
  password: z
    .string('login.passwordRequired')
    .check(z.minLength(1, 'login.passwordRequired'), atMost(maxPasswordLength)),
});

export const loginContract = {
  name: 'login',
  path: loginPath,
  screen: 'login',
  schema: loginSchema,
  failureTitleKey: 'login.errorTitle',
  failureKey: 'login.error',
} as const satisfies FormContract;

export type Login = z.output<typeof loginSchema>;

/** The response of `GET /api/session`. */
export interface SessionInfo {
  username: string;
  role: Role;
  /** ISO 8601. */
  loginTime: string;
}

/** The response to a successful login. */
export interface LoginAccepted extends SessionInfo {
  message: string;
}

/** The response to a correct password of an account with a second factor. */
export interface LoginPending {
  message: string;
  /** Path of the second step. */
  next: string;
}

/** The query parameter of the login page with the path to return to. */
export const returnParameter = 'terug';

/** At least the length of any workspace path: a search may have a hundred characters. */
const maxReturnLength = 2000;

/**
 * The path to return to after logging in: a page of the workspace, or undefined for any other path.
 * Rebuilt, so that every parser reads the same path (WHATWG URL, 4.4).
 */
export function findReturnPath(parameters: URLSearchParams): string | undefined {
  const given = parameters.get(returnParameter) ?? '';
  // A value with this prefix is a path of this site.
  if (given.length > maxReturnLength || !given.startsWith('/beheer')) return undefined;
  const { pathname, search } = new URL(given, ownOrigin);
  return /^\/beheer(?:\/|$)/.test(pathname) ? pathname + search : undefined;
}

/** The base for resolving paths of this site; a host that cannot exist (RFC 2606, 2). */
const ownOrigin = 'https://own.invalid';

/** The query with which another login page keeps the return path; empty without one. */
export function returnQuery(parameters: URLSearchParams): string {
  const path = findReturnPath(parameters);
  return path === undefined ? '' : `?${new URLSearchParams({ [returnParameter]: path }).toString()}`;
}
