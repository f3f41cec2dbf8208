/** Removes query and fragment from a URL, because the query of a mailed link contains a token. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1).join('');
}
