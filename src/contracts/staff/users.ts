/** The page on which an administrator manages accounts and roles. */
import { roles, type Role } from '#domain/roles.ts';
import type { UserState } from '#domain/staff/user-states.ts';
import { maxLengths, requiredLine } from '#contracts/fields.ts';
import { requiredEmail } from '#contracts/person.ts';
import { staffPath, type Draft, type StaffFrame } from '#contracts/staff/frame.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import * as z from 'zod/mini';

export const usersPath = `${staffPath}/gebruikers`;

export const userActions = {
  invite: 'uitnodigen',
  change: 'wijzigen',
  sendLink: 'link',
  endSessions: 'uitloggen',
  removeFactor: 'tweede-stap',
  deactivate: 'deactiveren',
  reactivate: 'activeren',
} as const;

export const maxUserNameLength = maxLengths.line;

/**
 * The same as for a username, because the e-mail address of an invited user becomes the username.
 */
export const maxUserEmailLength = maxLengths.line;

const name = () => requiredLine('Vul een naam in.', maxUserNameLength);
const email = () =>
  requiredEmail('Vul een e-mailadres in.').check(z.toLowerCase(), z.maxLength(maxUserEmailLength));

export const inviteSchema = z.object({ naam: name(), email: email(), rol: z.enum(roles) });

/**
 * The field of the user's own password. It is required to make somebody an administrator, to change
 * the access of an administrator, and to add a second factor to one's own account.
 */
export const ownPasswordField = 'wachtwoord';

/** `van` is the role that the user saw. */
export const changeUserSchema = z.object({
  gebruiker: numberSchema,
  naam: name(),
  email: z.union([z.literal(''), email()]),
  van: z.enum(roles),
  rol: z.enum(roles),
});

export const userSchema = z.object({ gebruiker: numberSchema });

export interface ListedUser {
  id: number;
  username: string;
  name: string;
  email: string | null;
  role: Role;
  state: UserState;
  lastLoginAt: Date | null;
  /** True when the last mail with a link was given up. */
  isMailLost: boolean;
  hasTotp: boolean;
  passkeys: number;
  /** The number of active sessions. */
  sessions: number;
}

export interface UsersPage extends StaffFrame {
  users: ListedUser[];
  /** An invitation that was rejected. */
  draft?: Draft | undefined;
}
