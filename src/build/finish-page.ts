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
  const page = joinUnitsOfPage(closeUpHead(merged));
  const policy = `<meta http-equiv="content-security-policy" content="${pagePolicy(page, options)}">`;
  return page.replace(charset, charset + policy);
}

/** Between what stands in the head a space means nothing. */
function closeUpHead(html: string): string {
  return html.replace(/<head>.*?<\/head>/s, (head) => head.replace(/>\s+</g, '><'));
}
