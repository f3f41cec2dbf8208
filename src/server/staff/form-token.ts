/**
 * The CSRF token in the hidden input of each form. The origin of a post is checked as well; the
 * token covers posts that the browser sends without an origin (OWASP, CSRF prevention).
 */
import { textOf, type Fields } from '#server/http/body.ts';
import { isSigned, sign } from '#server/crypto/signatures.ts';
import { staffFields } from '#contracts/staff/frame.ts';

const purpose = 'staff-form';

/** Returns the token for the forms of a session. */
export function formToken(secret: string, sessionId: number): string {
  return sign(secret, purpose, [String(sessionId)]);
}

/** True when the form has the token of the session. */
export function isFormOf(secrets: readonly string[], sessionId: number, fields: Fields): boolean {
  return isSigned(secrets, purpose, [String(sessionId)], textOf(fields[staffFields.token]));
}
