/** The page on which users manage their own account. */
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';

export const accountPath = `${staffPath}/account`;

export const accountActions = {
  changePassword: 'wachtwoord',
  endSession: 'sessie',
  endOtherSessions: 'andere-sessies',
  beginTotp: 'app-beginnen',
  confirmTotp: 'app-bevestigen',
  removeTotp: 'app-weghalen',
  addPasskey: 'passkey-toevoegen',
  removePasskey: 'passkey-weghalen',
  renewCodes: 'herstelcodes',
} as const;

export const accountFields = {
  oldPassword: 'oud',
  session: 'sessie',
  name: 'naam',
  passkeyId: 'sleutel',
} as const;

export const maxPasskeyNameLength = 60;

export interface ListedSession {
  id: number;
  device: string | null;
  createdAt: Date;
  isCurrent: boolean;
}

export interface ListedPasskey {
  id: number;
  name: string;
  createdAt: Date;
}

/** The secret for an authenticator app. */
export interface TotpStart {
  /** The dark modules of the QR code as an SVG path, in a square of `size` units. */
  qr: { path: string; size: number };
  /** The secret as text, for users who cannot scan the QR code. */
  secret: string;
}

export interface AccountPage extends StaffFrame {
  username: string;
  mayChange: boolean;
  sessions: ListedSession[];
  factors: { hasTotp: boolean; passkeys: ListedPasskey[]; codesLeft: number };
  /** Set while an authenticator app awaits its confirmation. */
  totpStart?: TotpStart | undefined;
  /** New recovery codes, shown once. */
  codes?: string[] | undefined;
  /** The WebAuthn options as JSON. */
  passkeyOptions?: { create: string; get?: string | undefined } | undefined;
}
