/** Limits the amount of CSS besides utilities. */
import { countLines, listOwnCss } from './lint/own-css.ts';

/** The maximum number of lines, because own CSS is only for what utilities cannot express. */
const maxLines = 520;

const lengths = listOwnCss().map(({ file, css }) => ({ file, lines: countLines(css) }));
const all = lengths.reduce((sum, { lines }) => sum + lines, 0);
console.log(`${String(all)} lines of own CSS; at most ${String(maxLines)}.`);
if (all > maxLines) {
  console.table(lengths.sort((one, other) => other.lines - one.lines).slice(0, 5));
  process.exitCode = 1;
}
