/** Cookies that the server sets; all are HttpOnly except the staff marker. */
import { staffMarker } from '#contracts/login.ts';
import type { Env } from '#server/env.ts';

type CookieEnv = Pick<Env, 'siteUrl'>;

/** Formats of the values, in base64url: 16 random bytes, an encrypted text, 32 random bytes. */
const values = { device: /^[\w-]{22}$/, 'second-step': /^[\w-]{1,1000}$/, session: /^[\w-]{43}$/ };
type CookieName = keyof typeof values;

/**
 * Returns a `Set-Cookie` header; `maxAge` is in seconds. `SameSite=Lax` suffices, since only POST
 * requests act for a logged-in user, and their origin is checked.
 */
export function cookieHeader(env: CookieEnv, name: CookieName, value: string, maxAge: number): string {
  return `${fullName(env, name)}=${value}; HttpOnly; ${attributes(env, maxAge)}`;
}

/**
 * Returns the `Set-Cookie` header of the cookie by which public pages recognise staff; its value is
 * the user's name. Scripts read the cookie, so it holds no secret and grants nothing.
 */
export function markerHeader(env: CookieEnv, name: string, maxAge: number): string {
  return `${staffMarker}=${encodeURIComponent(name)}; ${attributes(env, maxAge)}`;
}

/** Without TLS, browsers may drop a `Secure` cookie: WebKit does so even on localhost. */
function attributes(env: CookieEnv, maxAge: number): string {
  return `Max-Age=${String(maxAge)}; Path=/; ${hasTls(env) ? 'Secure; ' : ''}SameSite=Lax`;
}

/**
 * Returns the value of a request's cookie; undefined for a value that this server cannot have set.
 */
export function findCookie(env: CookieEnv, request: Request, name: CookieName): string | undefined {
  const prefix = `${fullName(env, name)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return value !== undefined && values[name].test(value) ? value : undefined;
}

/**
 * The prefix `__Host-`, which requires `Secure`, keeps other hosts of the domain from setting the
 * cookie (RFC 6265bis, 4.1.3.2).
 */
function fullName(env: CookieEnv, name: CookieName): string {
  return hasTls(env) ? `__Host-${name}` : name;
}

function hasTls({ siteUrl }: CookieEnv): boolean {
  return siteUrl.startsWith('https:');
}
