/** Removes query and fragment from a URL, since links in mails have a token in the query. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1).join('');
}
