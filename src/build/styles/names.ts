/** Class names and element names: what a page has for rules to match. */

export interface Names {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/** The value of each `class` attribute. */
export const classAttribute = /(?<=\sclass=")[^"]*(?=")/g;

/** The names in HTML. */
export function readNames(html: string): Names {
  return {
    classes: new Set((html.match(classAttribute) ?? []).flatMap(readClasses)),
    elements: readElements(html),
  };
}

/**
 * The names in the source text of scripts that may add elements to a page. Every word counts as a
 * class, as it does for Tailwind.
 */
export function readNamesOfScripts(sources: readonly string[]): Names {
  const text = sources.join('\n');
  return { classes: new Set(text.split(/[\s'"`]+/)), elements: readElements(text) };
}

export function joinNames(one: Names, other: Names): Names {
  return {
    classes: new Set([...one.classes, ...other.classes]),
    elements: new Set([...one.elements, ...other.elements]),
  };
}

function readElements(text: string): Set<string> {
  return new Set([...text.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase()));
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"' };

/** The classes of an attribute, as HTML writes its value. */
export function readClasses(attribute: string): string[] {
  const value = attribute.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
  return value.split(/\s+/).filter(Boolean);
}
