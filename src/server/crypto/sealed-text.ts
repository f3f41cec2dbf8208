/**
 * Encrypts texts: TOTP secrets, the pending login in a cookie, and the person in the URL of a staff
 * page, so that browser histories and logs do not reveal who it is.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts and authenticates a text; returns base64url, which differs each time. */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text sealed with the same secret and purpose; undefined for anything else. */
export function unseal(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  // Rejects non-canonical base64url, which could smuggle other characters into a URL.
  if (bytes.length < ivBytes + tagBytes || bytes.toString('base64url') !== sealed) return undefined;
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), iv, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Derives a separate key for each purpose. */
function keyOf(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`seal ${purpose}`).digest();
}
