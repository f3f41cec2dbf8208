/** Reads styles as the build has minified them: no comments, no nested rules. */

export interface Rule {
  /** Selector or at-rule, up to the brace or the semicolon. */
  prelude: string;
  /** Selectors of a rule that is no at-rule. */
  selectors: Selector[];
  /** Rules inside a condition or a layer. */
  rules?: Rule[];
  /** What stands in the braces of any other rule; undefined for a statement. */
  declarations?: string;
}

export interface Selector {
  text: string;
  /** Classes that it names, wherever they stand. */
  classes: { name: string; start: number; end: number }[];
  /**
   * Classes, elements, and languages and the direction around them, without which it matches
   * nothing. What stands in other parentheses may be one of several, or must not be there: it is
   * not asked for.
   */
  needs: {
    classes: string[];
    elements: string[];
    languages: string[];
    rightToLeft: boolean;
    control: ControlPart | undefined;
  };
}

const nesting = /^@(media|supports|layer|container|starting-style)\b/;

export function parse(css: string): Rule[] {
  return readRules(css, { index: 0 });
}

/** A string or an address, in which marks mean nothing; or a mark. */
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|\\.|[{};]/gs;

function readRules(css: string, at: { index: number }): Rule[] {
  const rules: Rule[] = [];
  for (;;) {
    const start = at.index;
    const end = findMark(css, start);
    at.index = end === undefined ? css.length : end + 1;
    if (end === undefined || css[end] === '}') return rules;
    const prelude = css.slice(start, end).trim();
    const selectors = prelude.startsWith('@') ? [] : splitSelectors(prelude).map(readSelector);
    const rule = { prelude, selectors };
    if (css[end] === ';') rules.push(rule);
    else if (nesting.test(prelude)) rules.push({ ...rule, rules: readRules(css, at) });
    else rules.push({ ...rule, declarations: readBlock(css, at) });
  }
}

/** Up to the brace that closes the block, with the blocks inside it. */
function readBlock(css: string, at: { index: number }): string {
  const start = at.index;
  for (let depth = 1; depth > 0;) {
    const end = findMark(css, at.index) ?? css.length;
    at.index = end + 1;
    if (css[end] === '{') depth += 1;
    else if (css[end] !== ';') depth -= 1;
  }
  return css.slice(start, at.index - 1);
}

function findMark(css: string, from: number): number | undefined {
  token.lastIndex = from;
  for (let match = token.exec(css); match; match = token.exec(css))
    if (/^[{};]$/.test(match[0])) return match.index;
  return undefined;
}

const inParentheses = String.raw`\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*\)`;
const selector = new RegExp(String.raw`(?:\\.|\[[^\]]*\]|${inParentheses}|[^,])+`, 'gs');
const parentheses = new RegExp(String.raw`\\.|${inParentheses}`, 'gs');

/** The selectors of a list, which commas in parentheses or brackets do not divide. */
function splitSelectors(list: string): string[] {
  return list.match(selector) ?? [];
}

/** Parts of a control that a browser draws, each in some kinds of controls only. */
const controlParts = {
  button: /^input:where\(\[type="?button/,
  file: /^::file-selector-button/,
  hint: /^::placeholder/,
  search: /^::-webkit-search/,
  number: /^::-webkit-(inner|outer)-spin/,
  date: /^::-webkit-(date|calendar)/,
  any: /^::-webkit-(?!details)|^:-moz-ui-invalid/,
} as const;
export type ControlPart = keyof typeof controlParts;

function findControlPart(selector: string): ControlPart | undefined {
  return (Object.keys(controlParts) as ControlPart[]).find((part) => controlParts[part].test(selector));
}

/** An element of a language, of which something inside it is looked for. */
const around = /(?:^|\s):lang\(([\w-]+)\) /g;

function readSelector(text: string): Selector {
  const outside = text.replace(parentheses, (found) => (found.startsWith('\\') ? found : ''));
  const bare = outside.replace(/\\.|\[[^\]]*\]/gs, '_');
  const elements = [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
  const classes = findClasses(outside).map(({ name }) => name);
  const languages = [...text.matchAll(around)].map(([, language = '']) => language);
  const needs = {
    classes,
    elements,
    languages,
    rightToLeft: text.startsWith('[dir=rtl]'),
    control: findControlPart(text),
  };
  return { text, classes: findClasses(text), needs };
}

const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gis;

function findClasses(text: string): Selector['classes'] {
  return [...text.matchAll(className)].map(({ 0: whole, 1: name = '', index }) => ({
    name: unescape(name),
    start: index,
    end: index + whole.length,
  }));
}

/** CSS Syntax 3, 4.3.7: up to six digits and a space are a code point. */
function unescape(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Rules as text. */
export function write(rules: readonly Rule[]): string {
  return rules.map(writeRule).join('');
}

function writeRule({ prelude, rules, declarations }: Rule): string {
  if (rules) return `${prelude}{${write(rules)}}`;
  return declarations === undefined ? `${prelude};` : `${prelude}{${declarations}}`;
}
