const googleDomains = ['gmail.com', 'googlemail.com'];

/**
 * Of an e-mail address the mailbox that its mails come together in: without capitals, without a
 * sub-address (RFC 5233), and at Google without dots (https://support.google.com/mail/answer/7436150).
 * To count with, not to mail to: another host may keep its mailboxes apart.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  // One dot may end a domain (RFC 1034, 3.1).
  const domain = lower.slice(at + 1).replace(/\.$/, '');
  const name = lower.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '');
  return googleDomains.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
