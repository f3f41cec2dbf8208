/** Keyed digests, which only this server can compute: signatures, database keys and ids. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the HMAC-SHA256 of the parts, in base64url. The purpose keeps a signature for one use
 * from being accepted for another.
 */
export function sign(secret: string, purpose: string, parts: readonly string[]): string {
  return digest(secret, purpose, parts).toString('base64url');
}

/**
 * True when the signature is that of `sign` with one of the secrets. Compares texts because
 * decoding base64 would accept other encodings of the same bytes.
 */
export function isSigned(
  secrets: readonly string[],
  purpose: string,
  parts: readonly string[],
  signature: string,
): boolean {
  return secrets.some((secret) => isEqual(signature, sign(secret, purpose, parts)));
}

/** True when the texts are equal. Compares texts of the same length in constant time. */
export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Derives a UUID from secret, purpose and parts: version 8, custom (RFC 9562, 5.8). */
export function deriveUuid(secret: string, purpose: string, parts: readonly string[]): string {
  const bytes = digest(secret, purpose, parts).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function digest(secret: string, purpose: string, parts: readonly string[]): Buffer {
  // As JSON, so that ['ab', 'c'] and ['a', 'bc'] differ.
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}
