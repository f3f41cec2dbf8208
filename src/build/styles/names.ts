/** What a page has for rules to match: classes, elements, languages, and the like. */
import type { ControlPart } from '#build/styles/css.ts';

export interface Names {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** What browsers draw in the page's controls. */
  controls: ReadonlySet<ControlPart>;
  /** Of elements that hold others. */
  languages: ReadonlySet<string>;
  /** Whether anything is written from right to left. */
  rightToLeft: boolean;
}

/** The names in HTML but its classes, which are read apart. */
export function readNames(html: string): Omit<Names, 'classes'> {
  return {
    elements: readElements(html),
    controls: readControls(html),
    languages: readLanguages(html),
    rightToLeft: html.includes(' dir="rtl"'),
  };
}

const control = /<(?:input|select|textarea)[ >][^>]*/g;
const controls: Record<ControlPart, RegExp> = {
  button: /<input[^>]* type="(?:button|reset|submit)"/,
  file: /<input[^>]* type="file"/,
  hint: /<(?:input|textarea)[^>]* placeholder=/,
  search: /<input[^>]* type="search"/,
  number: /<input[^>]* type="number"/,
  date: /<input[^>]* (?:list=|type="(?:date|time|month|week))/,
  any: /<(?:input|select|textarea)[ >]/,
};

/** A page is long, and what it has of controls is not. */
function readControls(html: string): Set<ControlPart> {
  const found = (html.match(control) ?? []).join('>');
  const parts = Object.entries(controls) as [ControlPart, RegExp][];
  return new Set(parts.filter(([, pattern]) => pattern.test(found)).map(([part]) => part));
}

function readLanguages(html: string): Set<string> {
  return new Set([...html.matchAll(/\slang="([\w-]+)"[^>]*>(?![^<]*<\/)/g)].map(([, code = '']) => code));
}

function readElements(text: string): Set<string> {
  // A page has hundreds, of a few dozen names.
  const found = new Set(text.match(/<[a-z][a-z0-9-]*/gi));
  return new Set(Array.from(found, (start) => start.slice(1).toLowerCase()));
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"' };

/** The classes of an attribute, as HTML writes its value. */
export function readClasses(attribute: string): string[] {
  const value = attribute.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
  return value.split(/\s+/).filter(Boolean);
}
