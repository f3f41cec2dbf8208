/**
 * Leaves out of a page's styles what nothing on that page can match. One sheet serves all pages of
 * a kind and stands in each of them, which must fit the first ten packets with its styles.
 */

interface Rule {
  /** Selector or at-rule, up to the brace or the semicolon. */
  prelude: string;
  /** Rules inside an at-rule; undefined where there are declarations, or nothing. */
  rules?: Rule[];
  declarations?: string;
}

/** Class names and element names of a page. */
export interface Names {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

const nesting = /^@(media|supports|layer|container|starting-style)\b/;

/**
 * The names in a page's HTML, and in `scripts`: source text of what may add elements to it. There
 * every word counts as a class, as it does for Tailwind.
 */
export function readNames(html: string, scripts: readonly string[] = []): Names {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => decode(value));
  const classes = [...attributes.flatMap((value) => value.split(/\s+/)), ...scripts.flatMap(splitWords)];
  const elements = [html, ...scripts].flatMap((text) =>
    [...text.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  return { classes: new Set(classes), elements: new Set(elements) };
}

function splitWords(text: string): string[] {
  return text.split(/[\s'"`]+/);
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"' };

function decode(value: string): string {
  return value.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

/** The styles without rules that need a class or an element that is not among the names. */
export function pruneStyles(css: string, names: Names): string {
  return withoutUnread(write(parse(css), names));
}

const parsed = new Map<string, Rule[]>();

function parse(css: string): Rule[] {
  const known = parsed.get(css);
  if (known) return known;
  const rules = readRules(css, { index: 0 });
  parsed.set(css, rules);
  return rules;
}

/** A string or an address, in which braces and semicolons mean nothing; or one of those. */
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|\\.|[{};]/gs;

function readRules(css: string, at: { index: number }): Rule[] {
  const rules: Rule[] = [];
  for (;;) {
    const start = at.index;
    const end = findMark(css, start);
    if (end === undefined || css[end] === '}') {
      at.index = end === undefined ? css.length : end + 1;
      return rules;
    }
    const prelude = css.slice(start, end).trim();
    at.index = end + 1;
    if (css[end] === ';') rules.push({ prelude });
    else if (nesting.test(prelude)) rules.push({ prelude, rules: readRules(css, at) });
    else rules.push({ prelude, declarations: readBlock(css, at) });
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

function write(rules: readonly Rule[], names: Names): string {
  return rules.map((rule) => writeRule(rule, names)).join('');
}

function writeRule({ prelude, rules, declarations }: Rule, names: Names): string {
  if (rules) {
    const inside = write(rules, names);
    return inside && `${prelude}{${inside}}`;
  }
  if (declarations === undefined) return `${prelude};`;
  if (prelude.startsWith('@')) return `${prelude}{${declarations}}`;
  const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, names));
  return selectors.length > 0 ? `${selectors.join(',')}{${declarations}}` : '';
}

const parentheses = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*\)/gs;

/** At the commas that are not inside parentheses or brackets. */
function splitSelectors(list: string): string[] {
  return list.match(/(?:\\.|\[[^\]]*\]|\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*\)|[^,])+/gs) ?? [];
}

/** Parts and states that only form controls have. */
const ofControls =
  /::placeholder|::file-selector-button|::-webkit-(search|date|calendar|inner|outer)|:-moz-ui-invalid/;
const controls = ['input', 'textarea', 'select'];

/** What stands in parentheses may be one of several, or must not be there: it is not asked for. */
function canMatch(selector: string, { classes, elements }: Names): boolean {
  const outside = selector.replace(parentheses, (found) => (found.startsWith('\\') ? found : ''));
  const asked = [...outside.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/gs)].map(([, name = '']) =>
    unescape(name),
  );
  if (!asked.every((name) => classes.has(name))) return false;
  if (ofControls.test(outside) && !controls.some((name) => elements.has(name))) return false;
  const bare = outside.replace(/\\.|\[[^\]]*\]/gs, '_');
  return [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/g)].every(([, name = '']) => elements.has(name));
}

/** CSS Syntax 3, 4.3.7: up to six digits and a space are a code point. */
function unescape(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Without the custom properties that no rule reads, nor what only those would have read. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replace(/(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}])*(;|(?=}))/g, (whole, name: string) =>
      read.has(name) ? whole : '',
    )
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (whole, name: string) => (read.has(name) ? whole : ''));
  return kept === css ? css : withoutUnread(kept);
}
