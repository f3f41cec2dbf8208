/**
 * Lists the links, pictures and other elements of a markdown text, by the parser with which Astro
 * renders it.
 */
import { parse } from 'node-html-parser';
import { markdownToHast, type HastNode } from 'satteri';

export interface MarkdownElement {
  /** `a`, `img` or another, in lower case. */
  name: string;
  href: string | undefined;
  src: string | undefined;
  alt: string | undefined;
  /** In the file, counted from 1. */
  line: number;
  /** Written as HTML in the text. */
  isHtml: boolean;
}

/** Lists the elements of a file, without the fields above its text. */
export function listElements(text: string): MarkdownElement[] {
  return elementsIn(markdownToHast(text));
}

function elementsIn(node: HastNode): MarkdownElement[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'raw') return elementsOfHtml(node.value, line);
  const inside = 'children' in node ? node.children.flatMap(elementsIn) : [];
  if (node.type !== 'element') return inside;
  return [{ name: node.tagName, ...linksIn(node.properties), line, isHtml: false }, ...inside];
}

/** Lists the elements of an HTML fragment, which may be a single tag. */
function elementsOfHtml(html: string, firstLine: number): MarkdownElement[] {
  return parse(html)
    .querySelectorAll('*')
    .map(({ rawTagName, attributes, range: [start] }) => ({
      name: rawTagName.toLowerCase(),
      ...linksIn(attributes),
      line: firstLine + html.slice(0, start).split('\n').length - 1,
      isHtml: true,
    }));
}

function linksIn({ href, src, alt }: Record<string, unknown>) {
  const textValue = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { href: textValue(href), src: textValue(src), alt: textValue(alt) };
}
