export interface Credentials {
  username: string;
  password: string;
}

const maxHeaderLength = 2000;

/**
 * Parses name and password of an `Authorization: Basic` header in UTF-8 (RFC 7617); undefined when
 * the header has none.
 */
export function parseBasicCredentials(header: string | null): Credentials | undefined {
  const encoded =
    header && header.length <= maxHeaderLength ? /^Basic +([\w+/-]+=*)$/i.exec(header)?.[1] : undefined;
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // PostgreSQL cannot store NUL, and rejects a query that contains it.
  if (colon < 1 || text.includes('\0')) return undefined;
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}
