/** The page of a mailed link, on which a user chooses a password without a session. */
import { staffPath } from '#contracts/staff/frame.ts';
import { maxPasswordLength } from '#contracts/login.ts';
import * as z from 'zod/mini';

/** Paths of the pages by purpose of the link. */
export const linkPaths = {
  invitation: `${staffPath}/uitnodiging`,
  reset: `${staffPath}/nieuw-wachtwoord`,
} as const;

export type LinkPurpose = keyof typeof linkPaths;

export const linkFields = { token: 'sleutel', password: 'wachtwoord', repeated: 'herhaling' } as const;

const password = () => z.string('Vul een wachtwoord in.').check(z.maxLength(maxPasswordLength));

/** A new password, asked twice because its input does not show it. */
export const newPasswordSchema = z.object({
  [linkFields.password]: password(),
  [linkFields.repeated]: password(),
});

export interface PasswordLinkPage {
  locale: 'nl';
  purpose: LinkPurpose;
  state: 'open' | 'done' | 'void';
  /** The owner of the link; absent for an invalid link. */
  username?: string | undefined;
  name?: string | undefined;
  token: string;
  problem?: string | undefined;
}
