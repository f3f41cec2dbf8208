/** A file of `src/content/`, with the lines of its parts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listElements, type MarkdownElement } from '#collections/check/markdown.ts';
import { parseText, type ParsedText } from '#collections/check/fault.ts';
import { extractFrontmatter } from 'astro/markdown';

export interface ContentFile {
  /** Path in the project. */
  file: string;
  text: string;
  /** Start of the text below the fields; YAML has none. */
  bodyStart: number;
  /** Undefined without fields. */
  fields: ParsedText | undefined;
  /** The elements of the markdown text. */
  elements: MarkdownElement[];
}

/** Parses markdown, or YAML, which has fields only. */
export function readContentFile(directory: string, file: string): ContentFile {
  const text = readFileSync(join(directory, file), 'utf8');
  const isMarkdown = file.endsWith('.md');
  const fields = isMarkdown ? extractFrontmatter(text) : text;
  return {
    file,
    text,
    bodyStart: fields === undefined ? 0 : text.indexOf(fields) + fields.length,
    fields: fields?.trim() ? parseText(fields, lineAt(text, text.indexOf(fields))) : undefined,
    elements: isMarkdown ? listElements(text) : [],
  };
}

/** The line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
