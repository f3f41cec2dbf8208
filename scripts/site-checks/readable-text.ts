import { HTMLElement, NodeType, type Node } from 'node-html-parser';

const unread = ['SCRIPT', 'STYLE', 'TEMPLATE'];

/** Inline elements. There is no space between them unless the source has one. */
const inline = [
  'A',
  'ABBR',
  'B',
  'BDI',
  'CODE',
  'EM',
  'I',
  'MARK',
  'Q',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
];

/**
 * Returns the text of an element as displayed, with line breaks only at blocks. `skip` excludes
 * elements.
 */
export function readableText(
  element: HTMLElement,
  skip: (child: HTMLElement) => boolean = () => false,
): string {
  return element.childNodes.map((child) => textOf(child, skip)).join('');
}

function textOf(node: Node, skip: (child: HTMLElement) => boolean): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement)) return '';
  if (unread.includes(node.tagName) || skip(node)) return '\n';
  const text = readableText(node, skip);
  return inline.includes(node.tagName) ? text : `\n${text}\n`;
}
