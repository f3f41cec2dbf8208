/** Challenges for passkeys. Each is valid once, for ten minutes. */
import type { Services } from '#server/http/services.ts';

const validityMs = 10 * 60_000;
const challengeBytes = 32;

type ChallengeServices = Pick<Services, 'db' | 'now' | 'randomBytes'>;

/** Stores a random challenge for a user, and returns it. */
export async function createChallenge(
  { db, now, randomBytes }: ChallengeServices,
  userId: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(randomBytes(challengeBytes));
  const challenge = Buffer.from(bytes).toString('base64url');
  const expiresAt = new Date(now().getTime() + validityMs);
  await db.insertInto('passkeyChallenges').values({ challenge, userId, expiresAt }).execute();
  return bytes;
}

/** Uses up a challenge of a user; false when the user has no such valid challenge. */
export async function takeChallenge(
  { db, now }: Pick<ChallengeServices, 'db' | 'now'>,
  userId: number,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now())
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}
