/** Fields and texts of the files that editors write, one file at a time. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import {
  articleSchema,
  legalSchema,
  questionsSchema,
  removedSchema,
  serviceSchema,
} from '#collections/schemas.ts';
import { pictureTypes } from '#collections/pictures.ts';
import { picturesFolder } from '#collections/pictures-folder.ts';
import { parseText, schemaFaults, syntaxFault, type Fault } from '#collections/check/fault.ts';
import { factsFor } from '#i18n/facts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import type { z } from 'zod';

interface TextFile {
  /** Path in the project. */
  file: string;
  text: string;
  /** What is below the fields, and the line on which it begins. */
  body: string;
  bodyLine: number;
}

const collections: [pattern: string, schema: z.ZodType][] = [
  ['src/content/blog/*/*.md', articleSchema],
  ['src/content/services/*/*.md', serviceSchema],
  ['src/content/legal/*/*.md', legalSchema],
  ['src/content/faq/*.yaml', questionsSchema],
  ['src/content/removed.yaml', removedSchema],
];

const yamlCure = 'a text with a colon or a quote in it needs double quotes around it';

/** What is wrong in the files of a project's directory, each looked at for itself. */
export function findEntryFaults(directory: string, paths: ReadonlySet<string>): Fault[] {
  return collections.flatMap(([pattern, schema]) =>
    globSync(pattern, { cwd: directory })
      .sort()
      .flatMap((file) => checkFile(directory, file, schema, paths)),
  );
}

function checkFile(directory: string, file: string, schema: z.ZodType, paths: ReadonlySet<string>): Fault[] {
  const text = readFileSync(join(directory, file), 'utf8');
  const [, fields = text] = file.endsWith('.md') ? (/^---\n(.*?)^---$/ms.exec(text) ?? [, '']) : [];
  const firstLine = file.endsWith('.md') ? 2 : 1;
  if (fields === '')
    return [{ file, line: 1, message: 'the fields are missing: begin with a line of three dashes' }];
  const parsed = parseText(fields, firstLine);
  const syntax = syntaxFault(file, parsed, yamlCure);
  if (syntax.length > 0) return syntax;
  const bodyStart = file.endsWith('.md') ? text.indexOf('\n---', 3) + 5 : text.length;
  const body = text.slice(bodyStart);
  const source = { file, text, body, bodyLine: lineAt(text, bodyStart) };
  return [
    ...schemaFaults(file, schema, parsed),
    ...tokenFaults(source),
    ...linkFaults(source, paths),
    ...pictureFaults(source, directory),
  ];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** A `{name}` that no fact fills would be read as it stands. */
function tokenFaults({ file, text }: TextFile): Fault[] {
  const known = factsFor(defaultLocale);
  return [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, name = '']) => !(name in known))
    .map(({ 0: token, index }) => ({
      file,
      line: lineAt(text, index),
      message: `${token} is no fact of the company: take a name from the list in docs/editing.md`,
    }));
}

function linkFaults({ file, text }: TextFile, paths: ReadonlySet<string>): Fault[] {
  return [...text.matchAll(/\]\((?!https:|mailto:|tel:|#)([^)\s]*)[^)]*\)/g)]
    .filter(({ index }) => !isPicture(text, index))
    .flatMap(({ 1: address = '', index }) => {
      const [path = ''] = address.split(/[?#]/);
      if (paths.has(path)) return [];
      const cure = 'correct the address, or take the link away';
      return [{ file, line: lineAt(text, index), message: `the link to ${address} leads nowhere: ${cure}` }];
    });
}

/** Whether the bracket at the index closes the words of a picture. */
function isPicture(text: string, index: number): boolean {
  return text.charAt(text.lastIndexOf('[', index) - 1) === '!';
}

const shortestAlt = 10;

/** A drawing opened by its own address could run a script, and load what others host. */
const unsafeInDrawing =
  /<(?:script|foreignObject|image|use)\b|\son\w+\s*=|\bhref\s*=|url\((?!#)|@import|<!(?:DOCTYPE|ENTITY)/i;

function isUnsafeDrawing(path: string): boolean {
  return path.endsWith('.svg') && unsafeInDrawing.test(readFileSync(path, 'utf8'));
}

function pictureFaults({ file, body, bodyLine }: TextFile, directory: string): Fault[] {
  const faults = [...body.matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].flatMap(
    ({ 1: alt = '', 2: address = '', index }) => {
      const line = bodyLine + lineAt(body, index) - 1;
      const fault = (message: string) => [{ file, line, message }];
      const path = normalize(join(dirname(file), address));
      const isAllowed = path.startsWith(`${picturesFolder}/`) && pictureTypes.test(path);
      if (!isAllowed || !existsSync(join(directory, path)))
        return fault(
          `the picture ${address} is not there: put it in ${picturesFolder}/ as .jpg, .png, .webp or .svg ` +
            'and name it as ../../pictures/name.jpg',
        );
      if (isUnsafeDrawing(join(directory, path)))
        return fault(`the picture ${address} does more than be seen: export it as a plain drawing`);
      if (alt.trim().length < shortestAlt)
        return fault(`the picture ${address} has no words: say between ![ and ] what it shows`);
      return [];
    },
  );
  const tag = /<img\b/i.exec(body);
  if (!tag) return faults;
  const message = 'a picture is written as ![what it shows](../../pictures/name.jpg), not as <img>';
  return [...faults, { file, line: bodyLine + lineAt(body, tag.index) - 1, message }];
}
