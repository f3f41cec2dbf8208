/**
 * Lists the links, pictures and other elements of a markdown text, by the parser with which Astro
 * renders it.
 */
import Slugger from 'github-slugger';
import { parse } from 'node-html-parser';
import { markdownToHast, type HastNode } from 'satteri';

export interface MarkdownElement {
  /** `a`, `img` or another, in lower case. */
  name: string;
  /** That of a heading is made of its words, as Astro makes it. */
  id: string | undefined;
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
  return elementsIn(markdownToHast(text), new Slugger());
}

function elementsIn(node: HastNode, slugger: Slugger): MarkdownElement[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'raw') return elementsOfHtml(node.value, line);
  const inside = 'children' in node ? node.children.flatMap((child) => elementsIn(child, slugger)) : [];
  if (node.type !== 'element') return inside;
  const heading = /^h[1-6]$/.test(node.tagName) ? { id: slugger.slug(textOf(node)) } : {};
  const attributes = attributesOf(node.properties);
  return [{ name: node.tagName, ...attributes, ...heading, line, isHtml: false }, ...inside];
}

function textOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Lists the elements of an HTML fragment, which may be a single tag. */
function elementsOfHtml(html: string, firstLine: number): MarkdownElement[] {
  // As browsers end comments (HTML, abrupt-closing-of-empty-comment, incorrectly-closed-comment).
  const closed = html.replaceAll(/<!---?>/g, '').replaceAll('--!>', '-->');
  // The content of `<pre>` too, which is text by default.
  return parse(closed, { blockTextElements: {} })
    .querySelectorAll('*')
    .map(({ rawTagName, attributes, range: [start] }) => ({
      name: rawTagName.toLowerCase(),
      ...attributesOf(attributes),
      line: firstLine + closed.slice(0, start).split('\n').length - 1,
      isHtml: true,
    }));
}

function attributesOf({ id, href, src, alt }: Record<string, unknown>) {
  const textValue = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { id: textValue(id), href: textValue(href), src: textValue(src), alt: textValue(alt) };
}
