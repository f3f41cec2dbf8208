/**
 * The reply address of a mail: the address of the inbox, with the reference of the request and a
 * signature as a sub-address (RFC 5233). The signature keeps others from adding mails to the
 * request of another person. It is in lower case because some mail servers convert addresses. The
 * address is generated when a mail is sent, and not stored.
 */
import { isReference } from '#domain/references.ts';
import type { Env } from '#server/env.ts';
import { isEqual, sign } from '#server/crypto/signatures.ts';

const purpose = 'reply-address';

/** Number of hexadecimal digits: 96 bits cannot be guessed by sending mails. */
const signatureLetters = 24;

/** The maximum number of addresses to verify; genuine mails have fewer. */
const maxAddresses = 100;

interface Addressed {
  reference: string;
  recipient: string;
  replyTo: string;
  /** The e-mail address of the request; null when there is none. */
  customer: string | null;
}

/**
 * Returns the signed reply address if the mail goes to the customer of a request and asks for
 * replies to the company; otherwise the given `replyTo`.
 */
export function replyAddressOf(
  { appSecret, inbox, mailTo }: Pick<Env, 'appSecret' | 'inbox' | 'mailTo'>,
  { reference, recipient, replyTo, customer }: Addressed,
): string {
  const isToCustomer = recipient.toLowerCase() === customer?.toLowerCase();
  if (!inbox || !isToCustomer || replyTo !== mailTo) return replyTo;
  return addressOf(inbox.address, appSecret, reference);
}

/**
 * Returns the envelope sender of a mail to the customer of a request: its reply address, so that a
 * bounce arrives in the inbox. Undefined for other mails, and when the inbox is in another domain
 * than `mailFrom`, because our server may send only for that domain (SPF).
 */
export function returnPathOf(
  env: Pick<Env, 'appSecret' | 'inbox' | 'mailFrom' | 'mailTo'>,
  mail: Addressed,
): string | undefined {
  const address = replyAddressOf(env, mail);
  return address !== mail.replyTo && domainOf(address) === domainOf(env.mailFrom) ? address : undefined;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Returns the reference in the first validly signed reply address in a text. */
export function findAddressed(
  { inbox, validSecrets }: Pick<Env, 'inbox' | 'validSecrets'>,
  text: string,
): string | undefined {
  const addresses = text.toLowerCase().split(/[\s<>,;:"'()]+/);
  const tagged = /\+([\w-]{13})\.[\da-f]{24}@/;
  const found = addresses.filter((address) => tagged.test(address)).slice(0, maxAddresses);
  for (const address of found) {
    const reference = tagged.exec(address)?.[1]?.toUpperCase() ?? '';
    if (!inbox || !isReference(reference)) continue;
    if (validSecrets.some((secret) => isEqual(address, addressOf(inbox.address, secret, reference))))
      return reference;
  }
  return undefined;
}

function addressOf(inbox: string, secret: string, reference: string): string {
  const at = inbox.lastIndexOf('@');
  const signature = Buffer.from(sign(secret, purpose, [reference]), 'base64url').toString('hex');
  const code = `${reference.toLowerCase()}.${signature.slice(0, signatureLetters)}`;
  return `${inbox.slice(0, at)}+${code}${inbox.slice(at)}`;
}
