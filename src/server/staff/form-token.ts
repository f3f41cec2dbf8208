/**
 * The hidden input that proves that a form was made for this session. The origin of a post is
 * checked as well; the token protects where a browser does not send it (OWASP, CSRF prevention).
 */
import { textOf, type Fields } from '#server/http/body.ts';
import { isSigned, sign } from '#server/crypto/signatures.ts';
import { staffFields } from '#contracts/staff/frame.ts';

const purpose = 'staff-form';

/** The token of a session's forms. */
export function formToken(secret: string, sessionId: number): string {
  return sign(secret, purpose, [String(sessionId)]);
}

/** True for a form that was made for the session; nothing is done for another. */
export function isFormOf(secrets: readonly string[], sessionId: number, fields: Fields): boolean {
  return isSigned(secrets, purpose, [String(sessionId)], textOf(fields[staffFields.token]));
}
