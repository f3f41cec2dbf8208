/** A file of `src/content/`, with the line numbers of its parts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listElements } from '#collections/check/markdown.ts';
import { parseText } from '#collections/check/fault.ts';
import { extractFrontmatter } from 'astro/markdown';

/** Reads and parses a markdown file, or a YAML file, which consists of fields only. */
export function readContentFile(directory: string, file: string) {
  const text = readFileSync(join(directory, file), 'utf8');
  const isMarkdown = file.endsWith('.md');
  const fields = isMarkdown ? extractFrontmatter(text) : text;
  return {
    // Path relative to the project directory.
    file,
    text,
    // Offset of the text below the fields; in YAML the end of the file.
    bodyStart: fields === undefined ? 0 : text.indexOf(fields) + fields.length,
    // Undefined for a file without fields.
    fields: fields?.trim() ? parseText(fields, lineAt(text, text.indexOf(fields))) : undefined,
    elements: isMarkdown ? listElements(text) : [],
  };
}

export type ContentFile = ReturnType<typeof readContentFile>;

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
