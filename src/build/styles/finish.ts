/** What becomes of the styles of a page when it is finished. */
import type { StyledPage } from '#build/merge-inline-code.ts';
import { parse, write, type Rule } from '#build/styles/css.ts';
import {
  joinUtilities,
  listUtilities,
  nameJoined,
  type SortedClasses,
  type Utilities,
} from '#build/styles/join.ts';
import { readNames, type Names } from '#build/styles/names.ts';
import {
  prune,
  withConstants,
  withoutExtras,
  withoutParts,
  withoutSaidAnyway,
  withoutUnread,
  withoutUnset,
} from '#build/styles/prune.ts';

interface Sheet {
  rules: Rule[];
  utilities: Utilities;
  /** Finished styles, by what they were finished for. */
  finished: Map<string, string>;
}

const utilityLayer = '@layer utilities';
/** More kinds of pages than there are with one sheet. */
const mostKept = 200;

/**
 * Leaves of the styles of a page what the page can use, its utilities joined. What islands
 * add to it later comes with styles of its own.
 */
export function finishStyles({ html, styles }: StyledPage): StyledPage {
  if (styles === '') return { html, styles };
  const sheet = getSheet(styles);
  const { page, joined, found } = nameJoined(html, sheet.utilities);
  return { html: page, styles: finishOnce(sheet, joined, { ...readNames(html), attributes: found }) };
}

/** What a page has, with its class attributes as they are. */
type Content = Omit<Names, 'classes'> & { attributes: ReadonlySet<SortedClasses> };

/** Articles mostly have the same elements, whatever their words are. */
function finishOnce(sheet: Sheet, joined: ReadonlyMap<string, string>, content: Content): string {
  const { attributes, elements, controls, languages, rightToLeft } = content;
  // What the joined classes are called depends on the order of the attributes, and on no other.
  const ids = Array.from(attributes, ({ id }) => id).join();
  const sets = [elements, controls, languages].map((set) => [...set].sort().join());
  const key = [ids, ...sets, rightToLeft].join(' ');
  const known = sheet.finished.get(key);
  if (known !== undefined) return known;
  if (sheet.finished.size >= mostKept) sheet.finished.clear();
  const classes = new Set([...attributes].flatMap((attribute) => attribute.classes));
  const text = finishSheet(sheet, joined, { ...content, classes });
  sheet.finished.set(key, text);
  return text;
}

function finishSheet({ rules, utilities }: Sheet, joined: ReadonlyMap<string, string>, names: Names): string {
  const others = rules.map((rule) => (rule.prelude === utilityLayer ? { ...rule, rules: [] } : rule));
  const finished = prune(others, names).map((rule) =>
    rule.prelude === utilityLayer ? { ...rule, rules: [...joinUtilities(joined, utilities, names)] } : rule,
  );
  const said = withoutSaidAnyway(withoutParts(withoutUnset(write(finished))));
  return withoutExtras(withoutUnread(withConstants(said)));
}

const sheets = new Map<string, Sheet>();

/** There are few, and each is read once for all its pages. */
function getSheet(css: string): Sheet {
  const known = sheets.get(css);
  if (known) return known;
  const rules = parse(css);
  const sheet = {
    rules,
    finished: new Map<string, string>(),
    utilities: listUtilities(rules.find(({ prelude }) => prelude === utilityLayer)?.rules ?? []),
  };
  sheets.set(css, sheet);
  return sheet;
}
