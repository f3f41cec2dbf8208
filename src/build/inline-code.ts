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

/** Puts the text of all plain `<style>` elements into the first one, in order and without repeats, so that a page needs one hash. */
export function mergeStyles(html: string): string {
  const styles = elementsOf(html).filter(isPlainStyle);
  const [first] = styles;
  if (!first || styles.length === 1) return html;
  const merged = [...new Set(styles.map((style) => style.rawText))].join('');
  return styles.reduceRight((text, style) => {
    const [start, end] = style.range;
    return text.slice(0, start) + (style === first ? `<style>${merged}</style>` : '') + text.slice(end);
  }, html);
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

function isPlainStyle(element: HTMLElement): boolean {
  return element.rawTagName === 'style' && element.rawAttrs === '' && !element.closest('noscript');
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
