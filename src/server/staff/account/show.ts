import { isAllowed } from '#domain/staff/permissions.ts';
import { creationOptions, listPasskeys, proofOptions } from '#server/accounts/second-factor/passkeys.ts';
import { countRecoveryCodes } from '#server/accounts/second-factor/recovery-codes.ts';
import { findPendingSecret, hasTotp, totpUri } from '#server/accounts/second-factor/totp.ts';
import { answerStaffPage } from '#server/staff/answers.ts';
import { listSessions } from '#server/staff/account/sessions.ts';
import type { PageOptions, StaffVisit } from '#server/staff/visit.ts';
import type { AccountPage } from '#contracts/staff/account.ts';
import encodeQR from 'qr';

interface AccountOptions extends PageOptions {
  /** New recovery codes. */
  codes?: string[];
}

/** Responds with the account page, with a problem or new recovery codes if given. */
export async function answerAccount(visit: StaffVisit, { codes, ...options }: AccountOptions = {}) {
  const { services, session } = visit;
  const { username } = session;
  const mayChange = isAllowed(session.role, 'account.change');
  const [sessions, factors, totpStart, passkeyOptions] = await Promise.all([
    listSessions(services, session),
    findFactors(visit),
    findTotpStart(visit),
    mayChange ? findPasskeyOptions(visit) : undefined,
  ]);
  const view = { username, mayChange, sessions, factors, totpStart, passkeyOptions, codes };
  return answerStaffPage(visit, 'account', view, options);
}

async function findFactors({ services, session }: StaffVisit): Promise<AccountPage['factors']> {
  const { db } = services;
  const { userId } = session;
  const [isTotpOn, passkeys, codesLeft] = await Promise.all([
    hasTotp(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { hasTotp: isTotpOn, passkeys, codesLeft };
}

async function findTotpStart({ services, session }: StaffVisit): Promise<AccountPage['totpStart']> {
  const secret = await findPendingSecret(services, session);
  return secret === undefined ? undefined : { secret, qr: qrPath(totpUri(secret, session.username)) };
}

async function findPasskeyOptions({ services, session }: StaffVisit): Promise<AccountPage['passkeyOptions']> {
  const [create, get] = await Promise.all([
    creationOptions(services, session),
    proofOptions(services, session.userId),
  ]);
  return { create, get };
}

/** Returns a QR code as an SVG path: a square for each dark module, in units of modules. */
function qrPath(text: string): { path: string; size: number } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
  );
  return { path: squares.join(''), size: modules.length };
}
