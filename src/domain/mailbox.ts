import * as z from 'zod/mini';

const maxLength = 254;
const googleDomains = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an e-mail address: in lower case, without sub-address (RFC 5233), and for
 * Google without dots (https://support.google.com/mail/answer/7436150). The result is for counting
 * and not for sending, because other hosts may treat such addresses as different mailboxes.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  // A domain may end with a dot (RFC 1034, 3.1).
  const domain = lower.slice(at + 1).replace(/\.$/, '');
  const name = lower.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '');
  return googleDomains.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Invisible characters that are copied from chats, address books and Arabic texts. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}]/gu;

/**
 * Extracts an e-mail address from pasted text (`Jan <jan@…>`, `mailto:…`, a full stop), with its
 * domain in A-labels, because every mail server accepts those (RFC 5891). The result is an address
 * only if the text contains one.
 */
export function cleanAddress(text: string): string {
  // A longer text is left as it is, because the expressions below take quadratic time.
  if (text.length > 4 * maxLength) return text;
  const visible = text.replace(invisible, '').trim();
  const inBrackets = /<([^<>]+)>[\s.,;]*$/.exec(visible)?.[1] ?? visible;
  const address = inBrackets.replace(/^["']?(?:mailto:)?|\?.*$/gi, '').replace(/[\s.,;"']+$/, '');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + toLabels(address.slice(at));
}

/**
 * Converts a domain to A-labels with the URL parser
 * (https://url.spec.whatwg.org/#concept-domain-to-ascii).
 */
function toLabels(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain) || !/[^\p{ASCII}]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Matches dots that HTML accepts but mail servers reject (RFC 5321, 4.1.2: Dot-string). */
const misplacedDot = /^\.|\.[.@]/;

/** True for an e-mail address that can be mailed to and stored (RFC 5321, 4.5.3.1.3). */
export function isAddress(text: string): boolean {
  return (
    text.length <= maxLength &&
    z.regexes.html5Email.test(text) &&
    /@.+\.[^.]+$/.test(text) &&
    !misplacedDot.test(text)
  );
}
