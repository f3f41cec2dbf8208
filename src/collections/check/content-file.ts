/** A file of `src/content/`, with the line of whatever stands in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listElements, type MarkdownElement } from '#collections/check/markdown.ts';
import { parseText, type ParsedText } from '#collections/check/fault.ts';
import { extractFrontmatter } from 'astro/markdown';

export interface ContentFile {
  /** Path in the project. */
  file: string;
  text: string;
  /** Where the text below the fields begins; YAML has none. */
  bodyStart: number;
  /** Undefined when there are none. */
  fields: ParsedText | undefined;
  /** What the markdown below them becomes. */
  elements: MarkdownElement[];
}

/** Reads markdown, or YAML, which is all fields. */
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

/** The line of a place in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
