/** The last step of every page, built or rendered on demand. */
import { mergeScripts, mergeStyles } from '#build/merge-inline-code.ts';
import { pagePolicy, type PolicyOptions } from '#build/page-policy.ts';
import { mergeStructuredData } from '#build/structured-data/merge.ts';
import { finishStyles } from '#build/styles/finish.ts';
import { joinUnitsOfPage } from '#build/units.ts';

// HTML wants the character set within the first 1,024 bytes, so it stays before the policy.
const charset = '<meta charset="utf-8">';

/**
 * One `<style>` with what the page needs of it, one JSON-LD script, numbers and units on one line,
 * and the page's own policy.
 */
export function finishPage(html: string, options: PolicyOptions): string {
  const merged = mergeStructuredData(mergeScripts(finishStyles(mergeStyles(html))));
  const page = joinUnitsOfPage(closeUp(merged));
  const policy = `<meta http-equiv="content-security-policy" content="${pagePolicy(page, options)}">`;
  return page.replace(charset, charset + policy);
}

/** Elements that no style of ours puts into a line. */
const blocks = 'section|article|header|footer|main|nav|aside|h[1-6]|p|ul|ol|dl|dt|dd|figure|details|summary';
const betweenBlocks = new RegExp(`(</?(?:${blocks})(?: [^>]*)?>)\\s+(?=</?(?:${blocks})[ >])`, 'g');

/** Between what stands in the head, and between blocks, a space means nothing. */
function closeUp(html: string): string {
  const closed = html.replace(/<head>.*?<\/head>/s, (head) => head.replace(/>\s+</g, '><'));
  return closed.replace(betweenBlocks, '$1');
}
