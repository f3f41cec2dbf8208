import { parse } from 'node-html-parser';

/** The text of an HTML fragment, without comments. Only character references need a parser. */
export function textOf(html: string): string {
  const bare = html.replace(/<br\b[^>]*>/g, '\n').replace(/<!--.*?-->|<[^>]*>/gs, '');
  return bare.includes('&') ? parse(bare).text : bare;
}
