/** Passkeys (WebAuthn) as a second factor; the username is already known. */
import { company } from '#company';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import type { Session } from '#server/accounts/sessions.ts';
import { createChallenge, takeChallenge } from '#server/accounts/second-factor/challenges.ts';
import type { ListedPasskey } from '#contracts/staff/account.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';

/**
 * EdDSA, ES256 and RS256 (https://www.iana.org/assignments/cose). The library's default is not used
 * because it can include ML-DSA, which Node marks as experimental.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Lists the passkeys of an account, oldest first. */
export function listPasskeys(db: Database, userId: number): Promise<ListedPasskey[]> {
  const query = db.selectFrom('passkeys').select(['id', 'name', 'createdAt']).where('userId', '=', userId);
  return query.orderBy('id').execute();
}

/** Returns the options for creating a passkey as JSON, and stores their challenge. */
export async function creationOptions(
  services: Services,
  { userId, username, name }: Session,
): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: company.brand,
    rpID: hostOf(services),
    userName: username,
    userDisplayName: name,
    userID: new TextEncoder().encode(String(userId)),
    challenge: await createChallenge(services, userId),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: await listCredentials(services.db, userId),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return JSON.stringify(options);
}

/**
 * Stores a new passkey; false when it cannot be verified or is stored already, or when the session
 * has ended in the meantime. Throws for a response that is malformed, comes from another site, or
 * has no valid challenge.
 */
export async function addPasskey(
  services: Services,
  { userId, id: sessionId }: Pick<Session, 'id' | 'userId'>,
  { response, name }: { response: string; name: string },
): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: JSON.parse(response) as RegistrationResponseJSON,
    ...expectations(services, userId),
    supportedAlgorithmIDs,
  });
  if (!verified) return false;
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  const { rows } = await sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
    select user_id, ${credentialId}, ${Buffer.from(publicKey).toString('base64url')}, ${counter}::bigint,
      ${transports}::text[], ${name}, ${services.now()}::timestamptz
    from sessions where id = ${sessionId} and revoked_at is null
    on conflict do nothing returning id`.execute(services.db);
  return rows.length > 0;
}

/**
 * Returns the options for an assertion as JSON, and stores their challenge; undefined for a user
 * without passkeys.
 */
export async function proofOptions(services: Services, userId: number): Promise<string | undefined> {
  const allowCredentials = await listCredentials(services.db, userId);
  if (allowCredentials.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID: hostOf(services),
    allowCredentials,
    challenge: await createChallenge(services, userId),
    userVerification: 'preferred',
  });
  return JSON.stringify(options);
}

/**
 * True when one of the passkeys of the account has signed a valid challenge. Throws for a response
 * that is malformed, comes from another site, or has an earlier counter or no valid challenge.
 */
export async function isPasskeyProof(services: Services, userId: number, proof: string): Promise<boolean> {
  const response = JSON.parse(proof) as AuthenticationResponseJSON;
  const { db } = services;
  const key = await db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('userId', '=', userId)
    .where('credentialId', '=', response.id)
    .executeTakeFirst();
  if (!key) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expectations(services, userId),
    credential: {
      id: key.credentialId,
      publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
      counter: Number(key.counter),
    },
  });
  if (!verified) return false;
  const { newCounter: counter } = authenticationInfo;
  await db.updateTable('passkeys').set({ counter }).where('id', '=', key.id).execute();
  return true;
}

/**
 * The expectations that registration and authentication share: our own origin, and a challenge
 * that the check uses up.
 */
function expectations(services: Services, userId: number) {
  return {
    expectedOrigin: services.env.siteUrl,
    expectedRPID: hostOf(services),
    expectedChallenge: (challenge: string) => takeChallenge(services, userId, challenge),
    // The password has authenticated the user; the passkey only proves possession.
    requireUserVerification: false,
  };
}

function hostOf({ env }: Pick<Services, 'env'>): string {
  return new URL(env.siteUrl).hostname;
}

async function listCredentials(db: Database, userId: number) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credentialId as id', 'transports'])
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));
}
