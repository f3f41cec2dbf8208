/** Recovery codes, each valid once. The database stores digests. */
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { hash } from 'node:crypto';
import { sql } from 'kysely';

const codeCount = 10;
/** Crockford's base 32, without characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstvwxyz0123456789';
/** Number of characters: 80 bits of entropy, which is enough for an unkeyed digest. */
const length = 16;

/** Replaces the codes of a user; returns the new ones, which are shown once. */
export async function renewRecoveryCodes(
  { db, randomBytes }: Pick<Services, 'db' | 'randomBytes'>,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => formatCode(randomBytes(length)));
  const rows = codes.map((code) => sql`(${digest(userId, code)}, ${userId}::int)`);
  await sql`
    with earlier as (delete from recovery_codes where user_id = ${userId})
    insert into recovery_codes (code_hash, user_id) values ${sql.join(rows)}`.execute(db);
  return codes;
}

/** Uses up a code; false for an invalid one. */
export async function useRecoveryCode(db: Database, userId: number, given: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recoveryCodes')
    .where('codeHash', '=', digest(userId, given))
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the unused codes. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const rows = await db.selectFrom('recoveryCodes').select('codeHash').where('userId', '=', userId).execute();
  return rows.length;
}

/** Formats a code in groups of four, for readability. */
function formatCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? '').join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Digests a code, ignoring case, spaces and hyphens. */
function digest(userId: number, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return hash('sha256', JSON.stringify([userId, plain]), 'base64url');
}
