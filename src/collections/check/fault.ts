/** An error in a file that editors change; the Dutch message states the remedy. */
import { LineCounter, YAMLParseError, isNode, parseDocument, visit, type Document } from 'yaml';
import { labels } from '#collections/editor/labels.ts';
import type { z } from 'zod';

export interface Fault {
  /** Path in the project. */
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
}

export function formatFault({ file, line, message }: Fault): string {
  return `${file}, regel ${String(line)}: ${message}`;
}

export interface ParsedText {
  document: Document;
  data: unknown;
  lineAt: (offset: number) => number;
  /** The line of a value, or of the nearest existing parent of a missing value. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Parses YAML, which includes JSON. `firstLine` is the line of the text in its file. */
export function parseText(text: string, firstLine = 1): ParsedText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // Rejects aliases, because an editor means the asterisk as emphasis.
  visit(document, {
    Alias(_, { range }) {
      const [start = 0, end = start] = range ?? [];
      document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', 'An alias'));
    },
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  return {
    document,
    data: document.errors.length > 0 ? undefined : document.toJS(),
    lineAt,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** Returns one fault for invalid YAML, at its first error; none for valid YAML. */
export function syntaxFault(file: string, { document, lineAt }: ParsedText, remedy: string): Fault[] {
  const [error] = document.errors;
  if (!error) return [];
  return [{ file, line: lineAt(error.pos[0]), message: unreadable(remedy) }];
}

/** The message for invalid JSON or YAML. */
export function unreadable(remedy: string): string {
  return `Dit is niet te lezen. ${remedy}`;
}

/** Converts the issues of a schema to faults, with the line of each value. */
export function schemaFaults(file: string, schema: z.ZodType, { data, lineOf }: ParsedText): Fault[] {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOf([...issue.path, key]),
        message: `${nameOf([...issue.path, key])} hoort hier niet. Verbeter de naam, of haal de regel weg.`,
      }));
    }
    const value = valueAt(data, issue.path);
    const found = value === undefined ? 'ontbreekt' : `is ${shorten(JSON.stringify(value))}`;
    return [{ file, line: lineOf(issue.path), message: `${nameOf(issue.path)} ${found}. ${issue.message}` }];
  });
}

function nameOf(path: readonly PropertyKey[]): string {
  const names = path.map((part) =>
    typeof part === 'number' ? String(part + 1) : (labels[String(part)] ?? String(part)),
  );
  return names.join(' › ') || 'Het bestand';
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);
}

/** The offset of a value, or of the nearest existing parent of a missing value. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
