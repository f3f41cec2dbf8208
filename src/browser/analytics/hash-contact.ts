/** Contact data for the advertising service: normalised values as SHA-256 hashes in hexadecimal. */
export interface HashedContact {
  sha256_email_address?: string;
  sha256_phone_number?: string;
}

/**
 * Hashes the fields that are present. Omits a telephone number without its country code, because
 * the service matches only numbers such as `+31301234567`.
 */
export async function hashContact(contact: { email?: string; phone?: string }): Promise<HashedContact> {
  const email = contact.email?.trim().toLowerCase();
  const phone = contact.phone?.replace(/[^+\d]/g, '');
  return {
    ...(email && { sha256_email_address: await hash(email) }),
    ...(phone?.startsWith('+') && { sha256_phone_number: await hash(phone) }),
  };
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
