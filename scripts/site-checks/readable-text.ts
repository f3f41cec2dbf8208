import { HTMLElement, NodeType, type Node } from 'node-html-parser';

const unread = ['SCRIPT', 'STYLE', 'TEMPLATE'];

/**
 * Elements that stand inside a line: between them and what is next to them is no space but that of
 * the source.
 */
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
 * The text of an element as it is read, with a new line where a block begins or ends, and there
 * only. `skip` leaves elements out.
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
