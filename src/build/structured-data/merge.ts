interface Document {
  '@graph': unknown[];
}

/**
 * As our own pages write it: `<` is escaped in the data, so that the first end tag is the script's.
 */
const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/**
 * Puts what the parts of a page say to search engines into the page's first JSON-LD script, so that
 * it has one. Each part writes its own, as a breadcrumb trail does: then what is said is what is
 * seen.
 */
export function mergeStructuredData(html: string): string {
  const documents = [...html.matchAll(script)].map(([, text]) => JSON.parse(text ?? '') as Document);
  if (documents.length < 2) return html;
  const merged = { ...documents[0], '@graph': documents.flatMap((document) => document['@graph']) };
  const text = JSON.stringify(merged).replaceAll('<', String.raw`\u003c`);
  let place = `<script type="application/ld+json">${text}</script>`;
  return html.replace(script, () => {
    const own = place;
    place = '';
    return own;
  });
}
