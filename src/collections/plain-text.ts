/** The text without the soft hyphens that headings may hold. */
export function plainText(text: string): string {
  return text.replaceAll('\u00ad', '');
}
