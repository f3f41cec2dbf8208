/** What a built page carries inline, which a policy without `unsafe-inline` must name by hash or forbid. */
import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';

export interface InlineCode {
  /** Hash sources for `script-src`, such as `'sha256-...'`. */
  scriptHashes: string[];
  /** Hash sources for `style-src`. */
  styleHashes: string[];
  /** Elements with a `style` attribute or an event handler, as `<button onclick>`: no hash can allow those. */
  forbidden: string[];
}

// HTML, "The script element": with another type the element is data, which no policy looks at.
const executableTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/** Gives the hashes of all inline scripts and styles of a page, and the attributes that the policy would block. */
export function findInlineCode(html: string): InlineCode {
  const elements = elementsOf(html);
  const scripts = elements.filter((element) => element.rawTagName === 'script' && isExecutedInline(element));
  const styles = elements.filter((element) => element.rawTagName === 'style');
  return {
    scriptHashes: scripts.map((script) => hashSource(script.rawText)),
    styleHashes: styles.map((style) => hashSource(style.rawText)),
    forbidden: elements.flatMap(forbiddenAttributes),
  };
}

/** A plain `<style>`, or first what may hold something that only looks like one. */
const styleOrKept = /<(?<tag>script|noscript)\b.*?<\/\k<tag>>|<!--.*?-->|<style>(?<styles>.*?)<\/style>/gs;

/** Puts the text of all plain `<style>` elements into the first one, in order and without repeats, so that a page needs one hash. */
export function mergeStyles(html: string): string {
  const texts = new Set([...html.matchAll(styleOrKept)].map(({ groups }) => groups?.styles ?? ''));
  let place = `<style>${[...texts].join('')}</style>`;
  return html.replace(styleOrKept, (...match) => {
    const { styles } = match.at(-1) as { styles: string | undefined };
    if (styles === undefined) return match[0];
    const own = place;
    place = '';
    return own;
  });
}

function elementsOf(html: string): HTMLElement[] {
  // Only the named elements are left as text: what stands in a <noscript> is looked at too.
  const options = {
    comment: true,
    parseNoneClosedTags: true,
    blockTextElements: { script: true, style: true },
  };
  return parse(html, options).querySelectorAll('*');
}

function isExecutedInline(script: HTMLElement): boolean {
  return !script.hasAttribute('src') && executableTypes.has(script.getAttribute('type') ?? '');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function forbiddenAttributes(element: HTMLElement): string[] {
  return Object.keys(element.attributes)
    .filter((name) => /^(style|on[a-z]+)$/i.test(name))
    .map((name) => `<${element.rawTagName} ${name}>`);
}
