/** Logging in: the request, and the answers to it. */
import type { Role } from '#domain/roles.ts';
import { atMost, maxLengths, requiredLine } from '#contracts/fields.ts';
import type { FormContract } from '#contracts/contract.ts';
import * as z from 'zod/mini';

export const loginPath = '/api/login';

/** Name of the cookie by which pages recognise staff. */
export const staffMarker = 'staff';

/** Failures after which a device or network is blocked and an account delays unknown devices. */
export const maxLoginFailures = 5;

/** From this failure on the visitor is warned. */
export const firstWarnedFailure = 3;

/** Long enough for any sentence, and short enough to be hashed at once. */
export const maxPasswordLength = 256;

/** Upper and lower case are the same account. */
export function username() {
  return requiredLine('login.usernameRequired', maxLengths.line).check(z.toLowerCase());
}

export const loginSchema = z.object({
  username: username(),
  // As it was typed: a space at its end is part of it.
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

/** The answer to `GET /api/session`. */
export interface SessionInfo {
  username: string;
  role: Role;
  /** ISO 8601. */
  loginTime: string;
}

/** The answer to a login that succeeded. */
export interface LoginAccepted extends SessionInfo {
  message: string;
}

/** The answer to a right password that is not enough. */
export interface LoginHalfway {
  message: string;
  /** Where the second step is taken. */
  next: string;
}

/** The parameter of the login page that says where to go after logging in. */
export const returnParameter = 'terug';

/** As long as any address of a page of the workspace: a search of a hundred characters in it. */
const maxReturnLength = 2000;

/**
 * Where to go after logging in: a page of the workspace, or undefined for any other address.
 * Rebuilt, so that every reader takes it for the same address, whatever was written (WHATWG URL,
 * 4.4).
 */
export function findReturnPath(parameters: URLSearchParams): string | undefined {
  const given = parameters.get(returnParameter) ?? '';
  // An address with this prefix is a path of this site.
  if (given.length > maxReturnLength || !given.startsWith('/beheer')) return undefined;
  const { pathname, search } = new URL(given, ownOrigin);
  return /^\/beheer(?:\/|$)/.test(pathname) ? pathname + search : undefined;
}

/** The base for resolving paths of this site; no host has this name (RFC 2606, 2). */
const ownOrigin = 'https://own.invalid';

/** The query by which another page of the login keeps where to go after it; empty for nowhere. */
export function returnQuery(parameters: URLSearchParams): string {
  const path = findReturnPath(parameters);
  return path === undefined ? '' : `?${new URLSearchParams({ [returnParameter]: path }).toString()}`;
}
