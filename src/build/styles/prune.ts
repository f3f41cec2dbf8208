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
export function canMatch({ needs }: Selector, { classes, elements, controls, languages }: Names): boolean {
  return (
    (!needs.control || controls.has(needs.control)) &&
    needs.classes.every((name) => classes.has(name)) &&
    needs.elements.every((name) => elements.has(name)) &&
    needs.languages.every((code) => languages.has(code))
  );
}

/** What Tailwind's preflight says that browsers do anyway, or that no style of ours undoes. */
const saidAnyway =
  /(?<=[{;])(?:font-(?:feature|variation)-settings:(?:normal|inherit)|-webkit-text-decoration:inherit|tab-size:4);?/g;

/** Styles without declarations that change nothing here. */
export function withoutSaidAnyway(css: string): string {
  return css.replace(saidAnyway, '').replace(/@layer components;/g, '');
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
