/** What is wrong in a file that editors change, as one sentence that says the cure. */
import { LineCounter, isNode, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

export interface Fault {
  /** Path in the project. */
  file: string;
  /** The first line is 1. */
  line: number;
  message: string;
}

export function formatFault({ file, line, message }: Fault): string {
  return `${file}, line ${String(line)}: ${message}.`;
}

export interface ParsedText {
  document: Document;
  data: unknown;
  lineAt: (offset: number) => number;
  /** The line of a value, or of what it is missing from. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Reads YAML, of which JSON is a part. `firstLine` is that of the text in its file. */
export function parseText(text: string, firstLine = 1): ParsedText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  return {
    document,
    data: document.errors.length > 0 ? undefined : document.toJS(),
    lineAt,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** One fault for a text that is no YAML, at its first error. */
export function syntaxFault(file: string, { document, lineAt }: ParsedText, cure: string): Fault[] {
  const [error] = document.errors;
  if (!error) return [];
  return [{ file, line: lineAt(error.pos[0]), message: `this cannot be read (${error.message}): ${cure}` }];
}

/** What a schema says of a file, with the line of each value. */
export function schemaFaults(file: string, schema: z.ZodType, { data, lineOf }: ParsedText): Fault[] {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOf([...issue.path, key]),
        message: `${nameOf([...issue.path, key])} is not a name that belongs here; correct or remove it`,
      }));
    }
    const value = valueAt(data, issue.path);
    const found = value === undefined ? 'is missing' : `is ${shorten(JSON.stringify(value))}`;
    return [{ file, line: lineOf(issue.path), message: `${nameOf(issue.path)} ${found}: ${issue.message}` }];
  });
}

function nameOf(path: readonly PropertyKey[]): string {
  const names = path.map((part) => (typeof part === 'number' ? `[${String(part + 1)}]` : `.${String(part)}`));
  return names.join('').replace(/^\./, '') || 'the file';
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);
}

/** Where a value begins; of what is not there, where that begins which it should be in. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
