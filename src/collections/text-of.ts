import { parse } from 'node-html-parser';

/** The words of a piece of HTML; comments are none. Only character references need a parser. */
export function textOf(html: string): string {
  const bare = html.replace(/<br\b[^>]*>/g, '\n').replace(/<!--.*?-->|<[^>]*>/gs, '');
  return bare.includes('&') ? parse(bare).text : bare;
}
