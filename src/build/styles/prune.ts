/**
 * Leaves out of a page's styles what nothing on that page can match. One sheet serves all pages of
 * a kind and stands in each of them, which must fit the first ten packets with its styles.
 */
import type { Rule, Selector } from '#build/styles/css.ts';
import type { Names } from '#build/styles/names.ts';

/** The rules without those that need a class or an element that is not among the names. */
export function prune(rules: readonly Rule[], names: Names): Rule[] {
  return rules.flatMap((rule) => pruneRule(rule, names));
}

function pruneRule(rule: Rule, names: Names): Rule[] {
  if (rule.rules) {
    const rules = prune(rule.rules, names);
    return rules.length > 0 || rule.rules.length === 0 ? [{ ...rule, rules }] : [];
  }
  if (rule.selectors.length === 0) return [rule];
  const kept = rule.selectors.filter((selector) => canMatch(selector, names));
  return kept.length > 0 ? [{ ...rule, prelude: kept.map(({ text }) => text).join(',') }] : [];
}

/** True unless the selector needs what is not among the names. */
export function canMatch({ needs }: Selector, names: Names): boolean {
  const { classes, elements, controls, languages } = names;
  return (
    (!needs.control || controls.has(needs.control)) &&
    (!needs.rightToLeft || names.rightToLeft) &&
    needs.classes.every((name) => classes.has(name)) &&
    needs.elements.every((name) => elements.has(name)) &&
    needs.languages.every((code) => languages.has(code))
  );
}

/** What Tailwind's preflight says that browsers do anyway, or that no style of ours undoes. */
const saidAnyway =
  /(?<=[{;])(?:font-(?:feature|variation)-settings:(?:normal|inherit)|-webkit-text-decoration:inherit|tab-size:4);?/g;

/** The style of a border, of which preflight makes `solid` that of each element. */
const borderStyle = /(?<=[{;])border-(?:[a-z]+-){0,2}style:([^;}]*)(?:;|(?=}))/g;

/** Browsers that lack the plain property do without: hyphens, and the wipe to the next page. */
const oldPrefix = /(?<=[{;])-webkit-(?:mask[a-z-]*|hyphens):[^;}]*(?:;|(?=}))/g;

/** Of preflight, before the site's own outline. */
const mozillaOutline = ':-moz-focusring:where(:not(iframe)){outline:auto}';

/** Spaces that mean nothing, of values that the sheet gave names. */
const looseSpace = /("[^"]*"|'[^']*')|(?<=[,/]) | (?=\/)/g;

/** Styles in fewer letters, which say the same to the browsers of the last three years. */
export function withoutExtras(css: string): string {
  return css
    .replace(oldPrefix, '')
    .replace(mozillaOutline, '')
    .replace(/,:host(?=\{)/g, '')
    .replace(looseSpace, '$1');
}

/** Styles without declarations that change nothing here. */
export function withoutSaidAnyway(css: string): string {
  const plain = css.replace(saidAnyway, '').replace(/@layer components;/g, '');
  const onlySolid = [...plain.matchAll(borderStyle)].every(([, style]) => style === 'solid');
  return onlySolid && plain.includes('border:0 solid') ? plain.replace(borderStyle, '') : plain;
}

/**
 * Styles in which a custom property of the root that nothing else sets is its value: compressed, a
 * value costs no more than a name, and its name is not there at all.
 */
export function withConstants(css: string): string {
  const set = [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  const once = new Set(set.filter((name) => set.indexOf(name) === set.lastIndexOf(name)));
  const root = /(?<=^|\}|@layer theme\{):root(?:,:host)?\{((?:"[^"]*"|'[^']*'|[^{}"'])*)\}/g;
  const all = [...css.matchAll(root)].flatMap(([, block = '']) => listProperties(block));
  const constants = new Map(all.filter(([name]) => once.has(name)));
  return writeOut(css, constants);
}

function listProperties(block: string): [name: string, value: string][] {
  const properties = block.matchAll(/(?:^|;)(--[\w-]+):((?:"[^"]*"|'[^']*'|[^;])*)/g);
  return [...properties].map(([, name = '', value = '']) => [name, value]);
}

/** A value may name others. */
function writeOut(css: string, constants: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const value = constants.get(name);
    return value === undefined ? whole : writeOut(value, constants);
  });
}

/** Styles without the custom properties that no rule reads, nor those that only such ones read. */
export function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isRead = (whole: string, name: string) => (read.has(name) ? whole : '');
  const kept = css
    .replace(/(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}])*(?:;|(?=}))/g, isRead)
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, isRead);
  return kept === css ? css : withoutUnread(kept);
}

/**
 * Styles in which a registered custom property is its initial value where nothing else is said.
 * Tailwind says it again for browsers without `@property`, in a layer that then has nothing to do.
 */
export function withoutUnset(css: string): string {
  const registered = [...css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]*)[^}]*\}/g)];
  const said = css.replace(/@layer properties\{@supports .*?\}\}\}/s, '');
  return registered.reduce((styles, [, name = '', value = '']) => {
    const values = [...said.matchAll(new RegExp(`[{;]${name}:([^;}]*)`, 'g'))];
    return values.every(([, other]) => other === value) ? styles.replaceAll(`var(${name})`, value) : styles;
  }, css);
}

/**
 * Styles in which a registered custom property that one rule alone sets and reads is its value, and
 * one that nothing sets is left out where it may be. Tailwind makes some utilities of parts, of
 * which a page seldom has a second.
 */
export function withoutParts(css: string): string {
  const registered = [...css.matchAll(/@property (--[\w-]+)/g)];
  return registered.reduce((styles, [, name = '']) => {
    const sets = [...styles.matchAll(new RegExp(`(?<=[{;])${name}:([^;{}"']*)`, 'g'))];
    if (sets.length === 0) return styles.replaceAll(new RegExp(`(?<=[: ])var\\(${name}, ?\\) ?`, 'g'), '');
    const [set] = sets;
    return set && sets.length === 1 ? withOwnValue(styles, name, set) : styles;
  }, css);
}

function withOwnValue(css: string, name: string, { index, 1: value = '' }: RegExpExecArray): string {
  const start = css.lastIndexOf('{', index);
  const end = css.indexOf('}', index);
  const read = new RegExp(`var\\(${name}(?:,[^()]*)?\\)`, 'g');
  const isReadElsewhere = read.test(css.slice(0, start) + css.slice(end));
  if (isReadElsewhere || value === '') return css;
  return css.slice(0, start) + css.slice(start, end).replace(read, () => value) + css.slice(end);
}
