/** Recovery codes on paper: each opens once. The database has digests. */
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const howMany = 10;
/** No digit and no letter that is taken for another one (Crockford's base 32). */
const alphabet = 'abcdefghjkmnpqrstvwxyz0123456789';
/** 80 bits: so long that a digest without a key tells nothing. */
const length = 16;

/** Makes new codes in place of the earlier ones; they cannot be read again. */
export async function renewRecoveryCodes(
  { db, randomBytes }: Pick<Services, 'db' | 'randomBytes'>,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => write(randomBytes(length)));
  const rows = codes.map((code) => sql`(${digest(userId, code)}, ${userId}::int)`);
  await sql`
    with earlier as (delete from recovery_codes where user_id = ${userId})
    insert into recovery_codes (code_hash, user_id) values ${sql.join(rows)}`.execute(db);
  return codes;
}

/** Uses a code up; false when it is none. */
export async function useRecoveryCode(db: Database, userId: number, given: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recoveryCodes')
    .where('codeHash', '=', digest(userId, given))
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many are left. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const rows = await db.selectFrom('recoveryCodes').select('codeHash').where('userId', '=', userId).execute();
  return rows.length;
}

/** In groups of four, as people read them. */
function write(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? '').join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: with lines or spaces, in capitals. */
function digest(userId: number, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHash('sha256')
    .update(JSON.stringify([userId, plain]))
    .digest('base64url');
}
