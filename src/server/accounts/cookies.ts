/** Cookies that only this site and no script can read. */
import type { Env } from '#server/env.ts';

type Setting = Pick<Env, 'siteUrl'>;
type CookieName = 'device' | 'session';

/**
 * The header `Set-Cookie`; `maxAge` is in seconds. Sent with links from other sites, since only a
 * POST changes anything here and each checks its origin.
 */
export function cookieHeader(setting: Setting, name: CookieName, value: string, maxAge: number): string {
  return `${fullName(setting, name)}=${value}; Max-Age=${String(maxAge)}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** The value that a request carries. */
export function findCookie(setting: Setting, request: Request, name: CookieName): string | undefined {
  const prefix = `${fullName(setting, name)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}

/**
 * With the prefix no other host of the domain can set the cookie (RFC 6265bis, 4.1.3.2). Browsers
 * take `Secure` cookies from http://localhost as well, but the prefix over TLS only.
 */
function fullName({ siteUrl }: Setting, name: CookieName): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
