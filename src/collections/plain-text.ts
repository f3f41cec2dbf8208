/** Removes the soft hyphens that headings may contain. */
export function plainText(text: string): string {
  return text.replaceAll('\u00ad', '');
}
