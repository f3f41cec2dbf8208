/** Cookies that the server sets; all are HttpOnly except the staff marker. */
import { staffMarker } from '#contracts/login.ts';
import type { Env } from '#server/env.ts';

type CookieEnv = Pick<Env, 'siteUrl'>;

/**
 * The format of the value of each cookie, in base64url: 16 random bytes, an encrypted text, or 32
 * random bytes.
 */
const values = { device: /^[\w-]{22}$/, 'second-step': /^[\w-]{1,1000}$/, session: /^[\w-]{43}$/ };
type CookieName = keyof typeof values;

/**
 * Returns a `Set-Cookie` header; `maxAge` is in seconds. `SameSite=Lax` suffices because only POST
 * requests act for a logged-in user, and the origin of a POST is checked.
 */
export function cookieHeader(env: CookieEnv, name: CookieName, value: string, maxAge: number): string {
  return `${fullName(env, name)}=${value}; HttpOnly; ${attributes(env, maxAge)}`;
}

/**
 * Returns the `Set-Cookie` header of the staff marker, which tells public pages the name of a
 * logged-in user. Scripts can read this cookie, so it holds no secret and grants nothing.
 */
export function markerHeader(env: CookieEnv, name: string, maxAge: number): string {
  return `${staffMarker}=${encodeURIComponent(name)}; ${attributes(env, maxAge)}`;
}

/**
 * Returns the common attributes. Omits `Secure` without TLS, because browsers may then drop the
 * cookie; WebKit does so even on localhost.
 */
function attributes(env: CookieEnv, maxAge: number): string {
  return `Max-Age=${String(maxAge)}; Path=/; ${hasTls(env) ? 'Secure; ' : ''}SameSite=Lax`;
}

/** Returns the value of a cookie of a request; undefined when it is absent or malformed. */
export function findCookie(env: CookieEnv, request: Request, name: CookieName): string | undefined {
  const prefix = `${fullName(env, name)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return value !== undefined && values[name].test(value) ? value : undefined;
}

/**
 * Adds the prefix `__Host-` over TLS, so that other hosts of the domain cannot set the cookie (RFC
 * 6265bis, 4.1.3.2). Browsers accept the prefix only with `Secure`.
 */
function fullName(env: CookieEnv, name: CookieName): string {
  return hasTls(env) ? `__Host-${name}` : name;
}

function hasTls({ siteUrl }: CookieEnv): boolean {
  return siteUrl.startsWith('https:');
}
