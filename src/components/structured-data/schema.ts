/** A node of https://schema.org, as search engines read it. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

// Soft hyphens and the isolates of right-to-left texts are for the screen only.
const invisible = /[\u00ad\u2066-\u2069]/g;

/**
 * Text of a JSON-LD script. No content can end the script early: HTML has no meaning inside it
 * without a `<`.
 */
export function formatStructuredData(nodes: readonly Thing[]): string {
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(invisible, '').replaceAll('\u00a0', ' ') : value;
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document, clean).replaceAll('<', String.raw`\u003c`);
}
