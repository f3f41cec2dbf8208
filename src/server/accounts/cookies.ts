/** Cookies that only this site and no script can read. */
import { staffMarker } from '#contracts/login.ts';
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
  return `${fullName(setting, name)}=${value}; HttpOnly; ${attributes(setting, maxAge)}`;
}

/**
 * The header `Set-Cookie` of what tells the pages of the site that somebody works here, and by what
 * name. Scripts read it, so it holds no secret and opens nothing.
 */
export function markerHeader(setting: Setting, name: string, maxAge: number): string {
  return `${staffMarker}=${encodeURIComponent(name)}; ${attributes(setting, maxAge)}`;
}

/** Without TLS no browser is sure to keep a `Secure` cookie: WebKit drops it on localhost, too. */
function attributes(setting: Setting, maxAge: number): string {
  return `Max-Age=${String(maxAge)}; Path=/; ${hasTls(setting) ? 'Secure; ' : ''}SameSite=Lax`;
}

/** The value that a request carries; undefined for one that this server cannot have given. */
export function findCookie(setting: Setting, request: Request, name: CookieName): string | undefined {
  const prefix = `${fullName(setting, name)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return value !== undefined && values[name].test(value) ? value : undefined;
}

/**
 * With the prefix, which asks for `Secure`, no other host of the domain can set the cookie (RFC
 * 6265bis, 4.1.3.2).
 */
function fullName(setting: Setting, name: CookieName): string {
  return hasTls(setting) ? `__Host-${name}` : name;
}

function hasTls({ siteUrl }: Setting): boolean {
  return siteUrl.startsWith('https:');
}
