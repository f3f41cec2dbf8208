/** Codes of authenticator apps (RFC 6238): six digits that change every 30 seconds. */
import { company } from '#company';
import { toWesternDigits } from '#domain/digits.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Database } from '#server/database/database.ts';
import { seal, unseal } from '#server/crypto/sealed-text.ts';
import type { Services } from '#server/http/services.ts';
import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';

const purpose = 'totp';
const secretBytes = 20;
/**
 * Number of steps before and after the current one for which a code is accepted (RFC 6238, 5.2).
 */
const window = 1;

const stepMs = 30_000;
/** Number of steps (about 15 minutes) within which a new secret must be confirmed. */
const pendingSteps = 30;

type TotpServices = Pick<Services, 'db' | 'env' | 'now'>;

function totpOf(secret: string, username = ''): TOTP {
  return new TOTP({ issuer: company.brand, label: username, secret: Secret.fromBase32(secret) });
}

/** Returns the URI for the QR code. */
export function totpUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/**
 * Returns the secret that a session has yet to confirm; undefined if there is none or it has
 * expired.
 */
export async function findPendingSecret(
  services: TotpServices,
  { userId, id }: Pick<Session, 'id' | 'userId'>,
): Promise<string | undefined> {
  const row = await findSealed(services, userId, id);
  return row && open(services.env, row.secret);
}

/**
 * Finds an encrypted secret: the one that `sessionId` can still confirm, or without it the
 * confirmed one.
 */
function findSealed({ db, now }: TotpServices, userId: number, sessionId?: number) {
  const secrets = db.selectFrom('totpSecrets').select('secret').where('userId', '=', userId);
  const found =
    sessionId === undefined
      ? secrets.where('confirmedAt', 'is not', null)
      : secrets
          .where('confirmedAt', 'is', null)
          .where('sessionId', '=', sessionId)
          .where('lastStep', '>', stepAt(now()) - pendingSteps);
  return found.executeTakeFirst();
}

/** True when the user has a confirmed secret. */
export async function hasTotp(db: Database, userId: number): Promise<boolean> {
  const query = db.selectFrom('totpSecrets').select('userId').where('userId', '=', userId);
  return (await query.where('confirmedAt', 'is not', null).executeTakeFirst()) !== undefined;
}

/** Returns the time step at a moment (RFC 6238, 4.2). */
function stepAt(at: Date): number {
  return Math.floor(at.getTime() / stepMs);
}

/**
 * Stores a new secret that this session must confirm, and replaces an unconfirmed one. Changes
 * nothing when the user has a confirmed secret.
 */
export async function beginTotp(
  { db, env, now, randomBytes }: Services,
  { userId, id: sessionId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer });
  const secret = seal(env.appSecret, purpose, base32);
  const lastStep = stepAt(now()) - window - 1;
  await db
    .insertInto('totpSecrets')
    .values({ userId, secret, lastStep, sessionId })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, lastStep, sessionId })
        .where('totpSecrets.confirmedAt', 'is', null),
    )
    .execute();
}

/**
 * Uses up a code of the confirmed secret or, with `sessionId`, of the secret that this session
 * began. Returns false when the code is wrong or not newer than the last used one, or when that
 * session has ended. Encrypts the secret again with the current APP_SECRET, so that the key can be
 * rotated.
 */
export async function useTotpCode(
  services: TotpServices & Pick<Services, 'log'>,
  userId: number,
  given: string,
  sessionId?: number,
): Promise<boolean> {
  const { db, env, now, log } = services;
  const code = toWesternDigits(given).replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return false;
  const row = await findSealed(services, userId, sessionId);
  const secret = row && open(env, row.secret);
  // The secret was encrypted with an earlier APP_SECRET that is not configured.
  if (row && secret === undefined) log({ event: 'second step cannot be opened', user: userId });
  if (secret === undefined) return false;
  const timestamp = now().getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  const { rows } = await sql`
    update totp_secrets set last_step = ${step}, secret = ${seal(env.appSecret, purpose, secret)},
      confirmed_at = coalesce(confirmed_at, ${now()})
    where user_id = ${userId} and last_step < ${step} and secret = ${row?.secret ?? ''}
      and (${sessionId ?? null}::int is null
        or exists (select from sessions where id = ${sessionId ?? null}::int and revoked_at is null))
    returning user_id`.execute(db);
  return rows.length > 0;
}

function open({ validSecrets }: TotpServices['env'], sealed: string): string | undefined {
  return validSecrets.map((secret) => unseal(secret, purpose, sealed)).find((text) => text !== undefined);
}
