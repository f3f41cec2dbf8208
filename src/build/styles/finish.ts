/** What becomes of the styles of a page when it is finished. */
import { parse, write, type Rule } from '#build/styles/css.ts';
import { joinUtilities, listUtilities, type Utilities } from '#build/styles/join.ts';
import { readNames } from '#build/styles/names.ts';
import { prune, withConstants, withoutSaidAnyway, withoutUnread, withoutUnset } from '#build/styles/prune.ts';

interface Sheet {
  rules: Rule[];
  utilities: Utilities;
}

const style = /(?<=<style>).*?(?=<\/style>)/s;
const utilityLayer = '@layer utilities';

/**
 * Leaves in the one `<style>` of a page what the page can use, its utilities joined. What islands
 * add to it later comes with styles of its own.
 */
export function finishStyles(html: string): string {
  const { rules, utilities } = getSheet(style.exec(html)?.[0] ?? '');
  const names = readNames(html);
  const joined = joinUtilities(html, utilities, names);
  const others = rules.map((rule) => (rule.prelude === utilityLayer ? { ...rule, rules: [] } : rule));
  const finished = prune(others, names).map((rule) =>
    rule.prelude === utilityLayer ? { ...rule, rules: joined.rules } : rule,
  );
  const said = withoutSaidAnyway(withoutUnset(write(finished)));
  return joined.page.replace(style, () => withoutUnread(withConstants(said)));
}

const sheets = new Map<string, Sheet>();

/** There are few, and each is read once for all its pages. */
function getSheet(css: string): Sheet {
  const known = sheets.get(css);
  if (known) return known;
  const rules = parse(css);
  const sheet = {
    rules,
    utilities: listUtilities(rules.find(({ prelude }) => prelude === utilityLayer)?.rules ?? []),
  };
  sheets.set(css, sheet);
  return sheet;
}
