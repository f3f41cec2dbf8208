/** A URL without query and fragment: links in mails carry a token there. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1).join('');
}
