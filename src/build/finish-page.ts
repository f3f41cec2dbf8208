/** The last step of every page, built or rendered on demand. */
import { loadScriptsLate } from '#build/late-scripts.ts';
import { mergeScripts, placeStyles, takeStyles } from '#build/merge-inline-code.ts';
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
  const { html: bare, styles } = finishStyles(takeStyles(html));
  const merged = mergeStructuredData(mergeScripts(loadScriptsLate(bare)));
  const page = placeStyles({ html: quoteOnce(joinUnitsOfPage(closeUp(merged))), styles });
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
const marks = '(?:a|b|bdi|span|strong)';

/** What begins a block, up to its words, and what ends one after them. */
const start = new RegExp(`(?:${opened}|<button(?: [^>]*)?>|<body>)(?:\\s*<${marks}(?: [^>]*)?>)*\\s+`, 'g');
const end = new RegExp(`\\s+(?:</${marks}>\\s*)*(?:${closed}|</button>)`, 'g');
const between = new RegExp(`(${closed}|</head>)\\s+(?=${opened}|<body>)`, 'g');

const emptyShape = /(<(?:circle|path|use)\b[^>]*)><\/(?:circle|path|use)>/g;

/** Of an attribute that is there or not, in a tag. */
const trueValue = /( data-[a-z-]+)="true"(?=(?: [^<>]*)?>)/g;

/** An end that HTML implies, as the next of its kind begins or the list ends (HTML, 13.1.2.4). */
const impliedEnd = /<\/(?:dd|dt|li)>(?=<(?:\/(?:dl|ol|ul)|dd|dt|li)\b)/g;

/**
 * In the head, in a drawing or a picture, between blocks, and at the edges of one, a space means
 * nothing.
 */
function closeUp(html: string): string {
  return html
    .replace(/<(head|picture|svg)\b.*?<\/\1>/gs, closeTags)
    .replace(start, closeTags)
    .replace(end, closeTags)
    .replace(between, '$1')
    .replace(trueValue, '$1')
    .replace(emptyShape, '$1/>')
    .replace(impliedEnd, '');
}

/** Tags without the spaces before, between and after them. */
function closeTags(tags: string): string {
  return tags.trim().replace(/>\s+</g, '><');
}
