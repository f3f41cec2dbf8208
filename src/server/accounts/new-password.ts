/** Validates a new password, with error messages in Dutch. */
import { findPasswordFault, minPasswordLength, type PasswordFault } from '#server/accounts/password-rules.ts';
import type { Fields } from '#server/http/body.ts';
import { maxPasswordLength } from '#contracts/login.ts';
import { linkFields, newPasswordSchema } from '#contracts/staff/password-link.ts';

const faults: Record<PasswordFault, string> = {
  'too short': `Kies een wachtwoord van minstens ${String(minPasswordLength)} tekens. Een zin is makkelijk te onthouden.`,
  'too long': `Kies een wachtwoord van hoogstens ${String(maxPasswordLength)} tekens.`,
  common: 'Dit wachtwoord is te makkelijk te raden. Kies iets anders, bijvoorbeeld een zin.',
  'like the username': 'Uw gebruikersnaam mag niet in het wachtwoord staan.',
};

/** Returns the password that the two fields of a form contain, or an error message. */
export function readNewPassword(
  fields: Fields,
  username: string,
): { password: string; problem?: undefined } | { problem: string } {
  const read = newPasswordSchema.safeParse(fields);
  if (!read.success) return { problem: faults['too long'] };
  const { [linkFields.password]: password, [linkFields.repeated]: repeated } = read.data;
  const fault = findPasswordFault(password, username);
  if (fault) return { problem: faults[fault] };
  if (password !== repeated) return { problem: 'De twee wachtwoorden zijn niet gelijk.' };
  return { password };
}
