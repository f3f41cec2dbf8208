/**
 * The hidden input that proves that a form was made for this session. The origin of a post is
 * checked as well; this holds where a browser does not tell it (OWASP, CSRF prevention).
 */
import { Refusal } from '#server/http/answers.ts';
import { textOf, type Fields } from '#server/http/body.ts';
import { isSigned, sign } from '#server/signatures.ts';
import { staffFields } from '#submissions/staff/frame.ts';

const purpose = 'staff-form';

/** The token of a session's forms. */
export function formToken(secret: string, sessionId: number): string {
  return sign(secret, purpose, [String(sessionId)]);
}

/** Refuses a form that was not made for the session. */
export function requireFormToken(secrets: readonly string[], sessionId: number, fields: Fields): void {
  const token = textOf(fields[staffFields.token]);
  if (!isSigned(secrets, purpose, [String(sessionId)], token)) throw new Refusal(403, 'answers.forbidden');
}
