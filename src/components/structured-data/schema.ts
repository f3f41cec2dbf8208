/** A node of https://schema.org. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

// Soft hyphens and directional isolates, which are only for the screen.
const invisible = /[\u00ad\u2066-\u2069]/g;

/**
 * Returns the text of a JSON-LD script. `<` is escaped, so that no content can end the script
 * early.
 */
export function formatStructuredData(nodes: readonly Thing[]): string {
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(invisible, '').replaceAll('\u00a0', ' ') : value;
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document, clean).replaceAll('<', String.raw`\u003c`);
}
