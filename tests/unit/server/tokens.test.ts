import { parseLinkToken } from '#server/accounts/links.ts';
import { findCookie } from '#server/accounts/cookies.ts';
import { appointmentToken, findReference } from '#server/appointments/link.ts';
import { findSubscriberId, newsletterToken } from '#server/newsletter/links.ts';
import { personPathOf, readPersonPath } from '#server/staff/persons/path.ts';
import { formToken, isFormOf } from '#server/staff/form-token.ts';
import { isSigned, sign } from '#server/crypto/signatures.ts';
import { personPath } from '#contracts/staff/person.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { describe, expect, test } from 'vitest';

const secret = 's'.repeat(32);
const secrets = [secret];
const siteUrl = 'https://www.example.nl';
const publicId = '6c84fb90-12c4-81e1-840d-7b25c5ee775a';
const linkParts = ['7', '1796181377786', '3'];

function opensPasswordLink(token: string): boolean {
  const link = parseLinkToken(token);
  return link !== undefined && isSigned(secrets, 'password-link-reset', linkParts, link.signature);
}

function isSession(token: string): boolean {
  const cookie = `__Host-session=${token}`;
  return findCookie({ siteUrl }, new Request(siteUrl, { headers: { cookie } }), 'session') !== undefined;
}

/** Per kind, a valid token and the check that accepts or rejects a text as one. */
const kinds: Record<string, [token: string, isValid: (token: string) => boolean]> = {
  'link to an appointment': [
    appointmentToken(secret, 'AFS-1111-2222'),
    (token) => findReference(secrets, token) !== undefined,
  ],
  'link in a newsletter': [
    newsletterToken(secret, 'confirm', publicId),
    (token) => findSubscriberId(secrets, 'confirm', token) !== undefined,
  ],
  'link to choose a password': [
    `7.1796181377786.${sign(secret, 'password-link-reset', linkParts)}`,
    opensPasswordLink,
  ],
  'path of the page of a person': [
    personPathOf('bo@example.nl', { appSecret: secret }).slice(personPath('').length),
    (sealed) => readPersonPath(sealed, { appSecret: secret }) !== undefined,
  ],
  'CSRF token': [formToken(secret, 1), (token) => isFormOf(secrets, 1, { [staffFields.token]: token })],
};

/** Variants that a lenient parser would accept as the same token. */
const changes: Record<string, (token: string) => string> = {
  'markup after a further dot': (token) => `${token}.<style>a{b:< /style><script>alert(1)</script>}</style>`,
  'a space before it': (token) => ` ${token}`,
  'a line break after it': (token) => `${token}\n`,
  'a line break within it': (token) => `${token.slice(0, -5)}\r\n${token.slice(-5)}`,
  padding: (token) => `${token}=`,
  'an upper-case signature': (token) => token.slice(0, -43) + token.slice(-43).toUpperCase(),
  'percent-encoding': (token) => `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
  'another last character that decodes to the same bytes': (token) =>
    token.slice(0, -1) + sibling(token.slice(-1)),
  '100 kB': (token) => token + 'A'.repeat(100_000),
  '100 kB of spaces': (token) => token + ' '.repeat(100_000),
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Returns a last character that decodes to the same bytes, because lenient decoders ignore the bits
 * that do not fill a byte.
 */
function sibling(last: string): string {
  return alphabet.charAt(alphabet.indexOf(last) ^ 1);
}

describe.each(Object.entries(kinds))('the token of the kind “%s”', (_kind, [token, isValid]) => {
  test('is valid unchanged', () => {
    expect(isValid(token)).toBe(true);
  });

  test.each(Object.entries(changes))('is invalid with %s', (_change, change) => {
    expect(isValid(change(token))).toBe(false);
  });
});

test('a session cookie is accepted only in the format that this server generates', () => {
  const token = Buffer.alloc(32, 7).toString('base64url');
  expect(isSession(token)).toBe(true);
  for (const other of ['', `${token}.x`, `${token} x`, token.slice(1), `${token}%00`, token.repeat(200)])
    expect(isSession(other)).toBe(false);
});
