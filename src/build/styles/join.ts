/**
 * Gives the utilities of each element one short class together. Written out, the names of utilities
 * are a quarter of a page's bytes, which is more than utilities save.
 */
import type { Rule, Selector } from '#build/styles/css.ts';
import { readClasses, type Names } from '#build/styles/names.ts';
import { canMatch } from '#build/styles/prune.ts';

/** What the sheet says for one utility; `before` and `after` are the rest of the selector. */
interface Utility {
  name: string;
  selector: Selector;
  conditions: string[];
  before: string;
  after: string;
  declarations: string[];
  /** Place in the sheet. */
  order: number;
  /** Utilities of one run follow one another under the same conditions. */
  run: number;
}

/** The utilities of a sheet by their names, each with its rules in the order of the sheet. */
export type Utilities = Map<string, Utility[]>;

/** A class attribute as a sheet sees it: its utilities, and its other classes. */
export interface SortedClasses {
  /** Tells it from the others of its sheet. */
  id: number;
  classes: readonly string[];
  key: string;
  others: readonly string[];
}

/** What is for the element itself, always. What stands between is for others, or stronger. */
const plain = JSON.stringify([[], '', '']);
const plainRun = 0;

export function listUtilities(rules: readonly Rule[]): Utilities {
  let [run, key] = [plainRun, ''];
  const list = flatten(rules, []).map((utility, order) => {
    const { conditions, before, after } = utility;
    const own = JSON.stringify([conditions, before, after]);
    if (own === plain) return { ...utility, order, run: plainRun };
    if (own !== key) run += 1;
    key = own;
    return { ...utility, order, run };
  });
  return Map.groupBy(list, ({ name }) => name);
}

/** Classes that other elements' utilities look for, and that have no styles of their own. */
const marks = new Set(['group', 'peer']);

function flatten(rules: readonly Rule[], conditions: string[]): Omit<Utility, 'order' | 'run'>[] {
  return rules.flatMap(({ prelude, selectors, rules: inner, declarations = '' }) => {
    if (inner) return flatten(inner, [...conditions, prelude]);
    return selectors.flatMap((selector) => {
      const found = selector.classes.find(({ name }) => !marks.has(name));
      if (!found) return [];
      const [before, after] = [selector.text.slice(0, found.start), selector.text.slice(found.end)];
      const parts = splitDeclarations(declarations);
      return [{ name: found.name, selector, conditions, before, after, declarations: parts }];
    });
  });
}

/** At the semicolons that are not in a string or an address. */
function splitDeclarations(block: string): string[] {
  return block.match(/(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|[^;])+/gs) ?? [];
}

/** What a run becomes. */
interface Run {
  conditions: string[];
  /** Selectors of joined classes by their declarations: an element has one, so order is nothing. */
  joined: Map<string, string[]>;
}

/** To look back from each place for what stands before a value takes three times as long. */
const classAttribute = /\sclass="[^"]*/g;
const beforeValue = ' class="'.length;

/**
 * The page with one class for all utilities of an element, the utilities of each by that class, and
 * all class attributes that the page had, each once and in order. React takes over an island's
 * elements as they are, and writes a class only where it has changed since.
 */
export function nameJoined(html: string, utilities: Utilities) {
  const joined = new Map<string, string>();
  const found = new Set<SortedClasses>();
  const page = html.replace(classAttribute, (attribute) => {
    const sorted = sortClasses(attribute.slice(beforeValue), utilities);
    found.add(sorted);
    const { key, others } = sorted;
    if (key === '') return attribute;
    const name = joined.get(key) ?? shortName(joined.size);
    joined.set(key, name);
    return attribute.slice(0, beforeValue) + [...others, name].join(' ');
  });
  return { page, joined, found };
}

const sortedBySheet = new WeakMap<Utilities, Map<string, SortedClasses>>();

/** Once for all pages: thousands of them have the same attributes. */
function sortClasses(value: string, utilities: Utilities): SortedClasses {
  const sorted = sortedBySheet.get(utilities) ?? new Map<string, SortedClasses>();
  sortedBySheet.set(utilities, sorted);
  const known = sorted.get(value);
  if (known) return known;
  const classes = readClasses(value);
  const own = new Set(classes.filter((name) => utilities.has(name)));
  const found = {
    id: sorted.size,
    classes,
    key: [...own].sort().join(' '),
    others: classes.filter((name) => !own.has(name)),
  };
  sorted.set(value, found);
  return found;
}

/** The rules of such classes, in the order of the sheet, so that what wins still wins. */
export function joinUtilities(
  joined: ReadonlyMap<string, string>,
  utilities: Utilities,
  names: Names,
): readonly Rule[] {
  const runs: Run[] = [];
  const find = (list: Iterable<string>) =>
    [...list]
      .flatMap((name) => utilities.get(name) ?? [])
      .filter(({ selector }) => canMatch(selector, names))
      .sort((one, other) => one.order - other.order);
  for (const [key, name] of joined) addJoined(runs, find(key.split(' ')), name);
  return mergeConditions(runs.flatMap(writeRun));
}

/** `a` to `Z`, then two letters and more. */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters.charAt(index % letters.length);
}

function getRun(runs: Run[], { run, conditions }: Utility): Run {
  return (runs[run] ??= { conditions, joined: new Map() });
}

function addJoined(runs: Run[], utilities: Utility[], name: string): void {
  for (const members of Map.groupBy(utilities, ({ run }) => run).values()) {
    const [first] = members;
    if (!first) continue;
    const declarations = joinDeclarations(members);
    const { joined } = getRun(runs, first);
    const selector = `${first.before}.${name}${first.after}`;
    joined.set(declarations, [...(joined.get(declarations) ?? []), selector]);
  }
}

/** Without what a later utility says otherwise. One may say a thing twice, for old browsers. */
function joinDeclarations(utilities: readonly Utility[]): string {
  const properties = utilities.map(({ declarations }) => new Set(declarations.map(propertyOf)));
  const isLast = (property: string, index: number) =>
    !properties.slice(index + 1).some((later) => later.has(property));
  return utilities
    .flatMap(({ declarations }, index) =>
      declarations.filter((one) => one.endsWith('!important') || isLast(propertyOf(one), index)),
    )
    .join(';');
}

function propertyOf(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':'));
}

function toRule(prelude: string, declarations: string): Rule {
  return { prelude, selectors: [], declarations };
}

/** In the order of their words: compressed, what is alike costs least side by side. */
function writeRun({ conditions, joined }: Run): Rule[] {
  const rules = [...joined]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([declarations, list]) => toRule(list.join(','), declarations));
  return conditions.reduceRight<Rule[]>(
    (inner, prelude) => [{ prelude, selectors: [], rules: inner }],
    rules,
  );
}

/** Joins conditions that follow one another. */
function mergeConditions(rules: readonly Rule[]): Rule[] {
  return rules.reduce<Rule[]>((merged, rule) => {
    const last = merged.at(-1);
    if (!last?.rules || !rule.rules || last.prelude !== rule.prelude) return [...merged, rule];
    return [...merged.slice(0, -1), { ...last, rules: [...last.rules, ...rule.rules] }];
  }, []);
}
