/** Logging in: the request and its responses. */
import type { Role } from '#domain/roles.ts';
import { atMost, maxLengths, requiredLine } from '#contracts/fields.ts';
import type { FormContract } from '#contracts/contract.ts';
import * as z from 'zod/mini';

export const loginPath = '/api/login';

/** Name of the cookie with the user's name, for public pages. */
export const staffMarker = 'staff';

/**
 * Number of failures after which a device or network is blocked, and attempts at the account from
 * unknown devices are delayed. A network of several visitors is allowed more. See decision 0027;
 * `src/server/accounts/login-store.ts` counts them.
 */
export const maxLoginFailures = 5;

/** The number of failures at which the visitor is first warned of the block. */
export const firstWarnedFailure = 3;

/** Long enough for any passphrase, and short enough that hashing it takes no longer than usual. */
export const maxPasswordLength = 256;

/** A username, which is converted to lower case. */
export function username() {
  return requiredLine('login.usernameRequired', maxLengths.line).check(z.toLowerCase());
}

export const loginSchema = z.object({
  username: username(),
  // Not trimmed, because a trailing space is part of the password.
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

/**
 * The maximum length of a return path. Any workspace path is shorter, even with a percent-encoded
 * search of a hundred characters.
 */
const maxReturnLength = 2000;

/**
 * Returns the path to return to after logging in: a page of the workspace, or undefined for any
 * other path. The path is as the URL parser normalizes it (WHATWG URL, 4.4), so that it means the
 * same here as in the browser that follows the redirect.
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

/** The query with the return path for the next page of the login; empty without a path. */
export function returnQuery(parameters: URLSearchParams): string {
  const path = findReturnPath(parameters);
  return path === undefined ? '' : `?${new URLSearchParams({ [returnParameter]: path }).toString()}`;
}
