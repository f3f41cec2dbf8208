/** The last step of every page, built or rendered on demand. */
import { loadScriptsLate } from '#build/late-scripts.ts';
import { mergeScripts, mergeStyles } from '#build/merge-inline-code.ts';
import { pagePolicy, type PolicyOptions } from '#build/page-policy.ts';
import { mergeStructuredData } from '#build/structured-data/merge.ts';
import { finishStyles } from '#build/styles/finish.ts';
import { joinUnitsOfPage } from '#build/units.ts';

// HTML wants the character set within the first 1,024 bytes, so it stays before the policy.
const charset = '<meta charset="utf-8">';

/**
 * One `<style>` with what the page needs of it, one JSON-LD script, scripts that wait until the
 * page is painted, numbers and units on one line, and the page's own policy.
 */
export function finishPage(html: string, options: PolicyOptions): string {
  const merged = mergeStructuredData(mergeScripts(loadScriptsLate(finishStyles(mergeStyles(html)))));
  const page = quoteOnce(joinUnitsOfPage(closeUp(merged)));
  const policy = `<meta http-equiv="content-security-policy" content="${pagePolicy(page, options)}">`;
  return page.replace(charset, charset + policy);
}

/** JSON for an island: between single quotes its own need no escape (HTML, 13.1.2.3). */
function quoteOnce(html: string): string {
  return html.replace(/ (props|opts)="([^"]*)"/g, (_, name: string, json: string) => {
    const plain = json.replaceAll("'", '&#39;').replaceAll('&quot;', '"');
    return ` ${name}='${plain}'`;
  });
}

/** Elements that no style of ours puts into a line. */
const blocks =
  'address|article|aside|blockquote|dd|details|dialog|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|li|main|nav|ol|p|section|summary|ul';
const [opened, closed] = [`<(?:${blocks})(?: [^>]*)?>`, `</(?:${blocks})>`];
const marks = 'a|b|bdi|span|strong';

/**
 * In this order; what is left of each is its first group. They begin with what stands before the
 * space: to look back from each space takes a hundred times as long.
 */
const insignificant = [
  `(${opened}|<button(?: [^>]*)?>)\\s+`,
  `\\s+(${closed}|</button>)`,
  `(${closed})\\s+(?=${opened})`,
  `(${opened}(?:<(?:${marks})(?: [^>]*)?>)+)\\s+`,
  `\\s+((?:</(?:${marks})>)+${closed})`,
  '(</head>|<body>)\\s+',
  '(<[a-z][^>]* data-[a-z-]+)="true"(?=[ >])',
].map((pattern) => new RegExp(pattern, 'g'));

const emptyShape = /(<(?:circle|path|use)\b[^>]*)><\/(?:circle|path|use)>/g;

/** An end that HTML implies, as the next of its kind begins or the list ends (HTML, 13.1.2.4). */
const impliedEnd = /<\/(?:dd|dt|li)>(?=<(?:\/(?:dl|ol|ul)|dd|dt|li)\b)/g;

/**
 * In the head, in a drawing or a picture, between blocks, and at the edges of one, a space means
 * nothing.
 */
function closeUp(html: string): string {
  const bare = html.replace(/<(head|picture|svg)\b.*?<\/\1>/gs, (whole) => whole.replace(/>\s+</g, '><'));
  const close = insignificant.reduce((page, pattern) => page.replace(pattern, '$1'), bare);
  return close.replace(emptyShape, '$1/>').replace(impliedEnd, '');
}
