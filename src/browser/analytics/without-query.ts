/**
 * An address as far as its path, for what is measured: links in mails carry a token in their query.
 */
export function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1).join('');
}
