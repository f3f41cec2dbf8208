/**
 * Checks that a class with rules in a component's `<style>` is used in that component and in no
 * other file, and that there is no more CSS of our own than what utilities cannot say. Prints each
 * fault, with `file:line` where it has a place, and exits 1 when there is any.
 */
import { globSync, readFileSync } from 'node:fs';
import { listOwnClasses, type OwnClass } from './lint/own-classes.ts';
import { countLines, listOwnCss } from './lint/own-css.ts';

/** More would be a second language beside utilities. */
const maxLines = 520;

interface Use {
  file: string;
  line: number;
  words: string[];
  /** Whether it is the value of an attribute for classes, and not some other text in quotes. */
  isClass: boolean;
}

const classAttribute = /\b(?:class(?::list|Name)?|art)=(?:\{[^}]*)?$/;

/** What stands in quotes outside the styles. */
function listUses(file: string): Use[] {
  const text = readFileSync(file, 'utf8').replace(/<style.*?<\/style>/gs, (block) =>
    block.replace(/[^\n]/g, ''),
  );
  return [...text.matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)].map(({ 2: value = '', index }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    words: value.split(/\s+/),
    isClass: classAttribute.test(text.slice(Math.max(0, index - 200), index)),
  }));
}

function findFaults(own: OwnClass, uses: readonly Use[]): string[] {
  const using = uses.filter(({ words }) => words.includes(own.name));
  const elsewhere = using.filter(({ file, isClass }) => file !== own.file && isClass);
  const faults = elsewhere.map(
    ({ file, line }) => `${file}:${String(line)}: "${own.name}" has its rules in ${own.file}`,
  );
  return using.some(({ file }) => file === own.file)
    ? faults
    : [...faults, `${own.file}:${String(own.line)}: "${own.name}" is used nowhere in this component`];
}

/** Nothing, or the sheets of which there is most. */
function findTooLong(): string[] {
  const lengths = listOwnCss().map(({ file, css }) => ({ file, lines: countLines(css) }));
  const all = lengths.reduce((sum, { lines }) => sum + lines, 0);
  console.log(`${String(all)} lines of own CSS; at most ${String(maxLines)}.`);
  const longest = lengths.sort((one, other) => other.lines - one.lines).slice(0, 5);
  return all > maxLines
    ? longest.map(({ file, lines }) => `${file}: ${String(lines)} lines of what utilities may say`)
    : [];
}

const uses = globSync('src/**/*.{astro,tsx}').flatMap(listUses);
const ofComponents = listOwnClasses().filter(({ file }) => file.endsWith('.astro'));
const faults = new Set([...findTooLong(), ...ofComponents.flatMap((own) => findFaults(own, uses))]);
console.log(
  faults.size === 0
    ? `${String(new Set(ofComponents.map(({ name }) => name)).size)} classes are styled where they are used.`
    : [...faults].join('\n'),
);
process.exitCode = faults.size === 0 ? 0 : 1;
