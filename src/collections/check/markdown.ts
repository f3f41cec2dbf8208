/** Lists the elements of a markdown text, with the parser that Astro uses. */
import Slugger from 'github-slugger';
import { retentionPlace } from '#collections/text-rules.ts';
import { markdownToHast, type HastNode } from 'satteri';

export interface MarkdownElement {
  /** Tag name, such as `a` or `img`; `html` for raw HTML, which is not parsed. */
  name: string;
  /** For a heading: the slug that Astro makes of its text. */
  id: string | undefined;
  href: string | undefined;
  src: string | undefined;
  alt: string | undefined;
  /** Line in the file, counted from 1. */
  line: number;
}

/** Lists the elements of a file, without its frontmatter and the retention placeholder. */
export function listElements(text: string): MarkdownElement[] {
  const slugger = new Slugger();
  const blocks = childrenOf(markdownToHast(text)).filter((node) => !isRetentionPlace(node));
  return blocks.flatMap((node) => elementsIn(node, slugger));
}

function isRetentionPlace(node: HastNode): boolean {
  return node.type === 'raw' && node.value.trim() === retentionPlace;
}

function elementsIn(node: HastNode, slugger: Slugger): MarkdownElement[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'raw') return [{ name: 'html', ...attributesOf({}), line }];
  const inside = childrenOf(node).flatMap((child) => elementsIn(child, slugger));
  if (node.type !== 'element') return inside;
  const heading = /^h[1-6]$/.test(node.tagName) ? { id: slugger.slug(textOf(node)) } : {};
  const attributes = attributesOf(node.properties);
  return [{ name: node.tagName, ...attributes, ...heading, line }, ...inside];
}

function textOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return childrenOf(node).map(textOf).join('');
}

function childrenOf(node: HastNode): HastNode[] {
  return 'children' in node ? node.children : [];
}

function attributesOf({ id, href, src, alt }: Record<string, unknown>) {
  const textValue = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { id: textValue(id), href: textValue(href), src: textValue(src), alt: textValue(alt) };
}
