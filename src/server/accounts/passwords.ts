/**
 * Password hashes in the layout of PHC strings, but with base64url:
 * `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`. The costs are stored with each hash, so that they can be
 * raised later.
 */
import { toNormalForm } from '#domain/normal-form.ts';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * 32 MiB and about a quarter of a second per hash: one of the equivalent settings that OWASP
 * recommends for scrypt
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt), chosen
 * because several at once fit into the memory of a serverless function.
 */
const defaultCosts = { ln: 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;

export type PasswordCosts = typeof defaultCosts;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes a password with a random salt. Only tests lower the costs. */
export async function hashPassword(password: string, costs = defaultCosts): Promise<string> {
  const salt = randomBytes(saltBytes);
  return format(costs, salt, await hash(password, salt, costs));
}

/**
 * Returns a hash to compare with when the account is unknown. Comparing costs the same work and
 * never succeeds.
 */
export function dummyHash(costs = defaultCosts): string {
  return format(costs, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));
}

/** True when `stored` is the hash of the password. Throws for a hash in another format. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { salt, expected, ...storedCosts } = parse(stored);
  return timingSafeEqual(await hash(password, salt, storedCosts), expected);
}

// Normalizes the password because the same characters can be encoded in different ways (NIST SP
// 800-63B, 5.1.1.2).
function hash(password: string, salt: Buffer, { ln, r, p }: PasswordCosts): Promise<Buffer> {
  const N = 2 ** ln;
  return derive(toNormalForm(password, 'NFKC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r });
}

function format({ ln, r, p }: PasswordCosts, salt: Buffer, hashed: Buffer): string {
  const parameters = `ln=${String(ln)},r=${String(r)},p=${String(p)}`;
  return `$scrypt$${parameters}$${salt.toString('base64url')}$${hashed.toString('base64url')}`;
}

function parse(stored: string): PasswordCosts & { salt: Buffer; expected: Buffer } {
  const [, ln, r, p, salt, hashed] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]{43})$/.exec(stored) ?? [];
  if (salt === undefined || hashed === undefined) throw new Error('A stored password hash cannot be read.');
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    expected: Buffer.from(hashed, 'base64url'),
  };
}
