/** Gives a language its entry wherever code has one for each: at first that of English. */
import ts from 'typescript';
import { locales } from '#i18n/locales.ts';
import type { Changes } from '../changes.ts';

interface Insertion {
  place: number;
  text: string;
}

/** An address is not given for Arabic: it has the English words. */
const needed = locales.filter((locale) => locale !== 'ar');

/** Adds the entries to the source of a module; the same text when it has none for each language. */
export function addEntries(source: string, code: string): string {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) insertions.push(...entryOf(node, code));
    if (ts.isArrayLiteralExpression(node)) insertions.push(...memberOf(node, code));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const fromEnd = insertions.toSorted((one, other) => other.place - one.place);
  return fromEnd.reduce(
    (text, { place, text: added }) => text.slice(0, place) + added + text.slice(place),
    source,
  );
}

function entryOf(node: ts.ObjectLiteralExpression, code: string): Insertion[] {
  const names = node.properties.map((property) => property.name?.getText() ?? '');
  const english = node.properties[names.indexOf('en')];
  const last = node.properties.at(-1);
  if (!english || !last || names.includes(code) || !needed.every((locale) => names.includes(locale)))
    return [];
  const text = english.getText().replace(/^en\b/, code);
  return [{ place: last.getEnd(), text: `,\n${text}` }];
}

function memberOf(node: ts.ArrayLiteralExpression, code: string): Insertion[] {
  const values = node.elements.map((element) => (ts.isStringLiteral(element) ? element.text : ''));
  const isList = locales.every((locale) => values.includes(locale)) && !values.includes(code);
  return isList
    ? [{ place: node.elements.end, text: `${node.elements.hasTrailingComma ? '' : ','} '${code}'` }]
    : [];
}

/** Imports the texts of the language wherever those of English are imported beside others. */
export function addImports(source: string, code: string): string {
  return source.replace(
    /^import \{ (\w+) as en \} from '(#i18n\/messages\/)en\/(.*)';\n/gm,
    (line, name, folder, rest) =>
      [line, `import { ${String(name)} as ${code} } from '${String(folder)}${code}/${String(rest)}';\n`].join(
        '',
      ),
  );
}

/** Adds a form for each plural of the language to the texts that count: at first that of many. */
export function addPlurals(source: string, code: string): string {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const added = categories.filter((category) => category !== 'one' && category !== 'other');
  return source.replace(
    /\{ (one: .*?, )?(other: )('.*?') \}/gs,
    (_, one: string | undefined, __, other: string) => {
      const forms = one === undefined ? [] : added.map((category) => `${category}: ${other}`);
      return `{ ${one ?? ''}${[...forms, `other: ${other}`].join(', ')} }`;
    },
  );
}

/** Adds a line of addresses to the lists that Netlify reads without running them. */
export function addAddresses(changes: Changes, file: string, code: string): void {
  const line = /^ *'\/en\/.*\n/m.exec(changes.read(file))?.[0] ?? '';
  changes.insertBefore(file, /^ {2}\],\n\} satisfies Config/m, line.replaceAll(`'/en/`, `'/${code}/`));
}
