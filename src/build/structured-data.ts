import { parse } from 'node-html-parser';

interface Document {
  '@graph': unknown[];
}

/**
 * Puts what the parts of a page say to search engines into the page's first JSON-LD script, so that it has one.
 * Each part writes its own, as a breadcrumb trail does: then what is said is what is seen.
 */
export function mergeStructuredData(html: string): string {
  const scripts = parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll(
    'script[type="application/ld+json"]',
  );
  const [first, ...others] = scripts;
  if (!first || others.length === 0) return html;
  const documents = scripts.map((script) => JSON.parse(script.rawText) as Document);
  const merged = { ...documents[0], '@graph': documents.flatMap((document) => document['@graph']) };
  const text = JSON.stringify(merged).replaceAll('<', String.raw`\u003c`);
  return scripts.reduceRight((page, script) => {
    const [start, end] = script.range;
    const replacement = script === first ? `<script type="application/ld+json">${text}</script>` : '';
    return page.slice(0, start) + replacement + page.slice(end);
  }, html);
}
