/** Cookies that only this site and no script can read. */
import { staffMarker } from '#submissions/login.ts';
import type { Env } from '#server/env.ts';

type Setting = Pick<Env, 'siteUrl'>;

/** The values that this server gives: 16 and 32 random bytes, and a sealed text, in base64url. */
const values = { device: /^[\w-]{22}$/, 'second-step': /^[\w-]{1,1000}$/, session: /^[\w-]{43}$/ };
type CookieName = keyof typeof values;

/**
 * The header `Set-Cookie`; `maxAge` is in seconds. Sent with links from other sites, since only a
 * POST changes anything here and each checks its origin.
 */
export function cookieHeader(setting: Setting, name: CookieName, value: string, maxAge: number): string {
  return `${fullName(setting, name)}=${value}; Max-Age=${String(maxAge)}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/**
 * The header `Set-Cookie` of what tells the pages of the site that somebody works here, and by what
 * name. Scripts read it, so it holds no secret and opens nothing.
 */
export function markerHeader(name: string, maxAge: number): string {
  const value = encodeURIComponent(name);
  return `${staffMarker}=${value}; Max-Age=${String(maxAge)}; Path=/; Secure; SameSite=Lax`;
}

/** The value that a request carries; undefined for one that this server cannot have given. */
export function findCookie(setting: Setting, request: Request, name: CookieName): string | undefined {
  const prefix = `${fullName(setting, name)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return value !== undefined && values[name].test(value) ? value : undefined;
}

/**
 * With the prefix no other host of the domain can set the cookie (RFC 6265bis, 4.1.3.2). Browsers
 * take `Secure` cookies from http://localhost as well, but the prefix over TLS only.
 */
function fullName({ siteUrl }: Setting, name: CookieName): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
