/** Fields and texts of the files that editors write, one file at a time. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import {
  articleSchema,
  legalSchema,
  questionsSchema,
  removedSchema,
  serviceSchema,
} from '#collections/schemas.ts';
import { pictureTypes, picturesFolder } from '#collections/pictures-folder.ts';
import { lineAt, readContentFile, type ContentFile } from '#collections/check/content-file.ts';
import { schemaFaults, syntaxFault, type Fault } from '#collections/check/fault.ts';
import type { MarkdownElement } from '#collections/check/markdown.ts';
import { factsFor } from '#i18n/facts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import type { z } from 'zod';

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
  const source = readContentFile(directory, file);
  const { fields, elements } = source;
  if (!fields)
    return [{ file, line: 1, message: 'the fields are missing: begin with a line of three dashes' }];
  const syntax = syntaxFault(file, fields, yamlCure);
  if (syntax.length > 0) return syntax;
  return [
    ...schemaFaults(file, schema, fields),
    ...tokenFaults(source),
    ...elements.flatMap((element) => {
      const message = elementFault(directory, file, element, paths);
      return message === undefined ? [] : [{ file, line: element.line, message }];
    }),
  ];
}

/** A `{name}` that no fact fills would be read as it stands. */
function tokenFaults({ file, text }: ContentFile): Fault[] {
  const known = factsFor(defaultLocale);
  return [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, name = '']) => !(name in known))
    .map(({ 0: token, index }) => ({
      file,
      line: lineAt(text, index),
      message: `${token} is no fact of the company: take a name from the list in docs/editing.md`,
    }));
}

/** What asks, runs or loads something besides the text. */
const foreign = [
  'base',
  'button',
  'embed',
  'form',
  'iframe',
  'input',
  'link',
  'meta',
  'object',
  'script',
  'style',
];

function elementFault(
  directory: string,
  file: string,
  { name, href, src, alt, isHtml }: MarkdownElement,
  paths: ReadonlySet<string>,
): string | undefined {
  if (isHtml && foreign.includes(name)) return `a text cannot hold <${name}>: take it away`;
  if (isHtml && name === 'img')
    return 'a picture is written as ![what it shows](../../pictures/name.jpg), not as <img>';
  if (name === 'img') return imageFault(directory, file, src ?? '', alt ?? '');
  return name === 'a' && href !== undefined ? linkFault(href, paths) : undefined;
}

function linkFault(address: string, paths: ReadonlySet<string>): string | undefined {
  if (address.startsWith('http:'))
    return `the link to ${address} is not encrypted: write ${address.replace('http:', 'https:')}`;
  const [path = ''] = address.split(/[?#]/);
  if (/^(?:https:|mailto:|tel:|#)/.test(address) || paths.has(path)) return undefined;
  return `the link to ${address} leads nowhere: correct the address, or take the link away`;
}

const shortestAlt = 10;

/** A drawing opened by its own address could run a script, and load what others host. */
const unsafeInDrawing =
  /<(?:script|foreignObject|image|use)\b|\son\w+\s*=|\bhref\s*=|url\((?!#)|@import|<!(?:DOCTYPE|ENTITY)/i;

function isUnsafeDrawing(path: string): boolean {
  return /\.svg$/i.test(path) && unsafeInDrawing.test(readFileSync(path, 'utf8'));
}

/** What divides an address, or begins a character in it. */
const dividers = /[#?%]/;

function imageFault(directory: string, file: string, source: string, alt: string): string | undefined {
  const address = decodeAddress(source);
  const path = normalize(join(dirname(file), address));
  const isAllowed = path.startsWith(`${picturesFolder}/`) && pictureTypes.test(path);
  if (!isAllowed || !existsSync(join(directory, path)))
    return (
      `the picture ${address} is not there: put it in ${picturesFolder}/ as .jpg, .png, .webp or .svg ` +
      'and name it as ../../pictures/name.jpg'
    );
  const [sign] = dividers.exec(basename(path)) ?? [];
  if (sign) return `the picture ${address} cannot be shown under that name: take the ${sign} out of it`;
  if (isUnsafeDrawing(join(directory, path)))
    return `the picture ${address} does more than be seen: export it as a plain drawing`;
  if (alt.trim().length < shortestAlt)
    return (
      `the picture ${address} has too few words: say between ![ and ] what it shows, ` +
      `in ${String(shortestAlt)} characters or more`
    );
  return undefined;
}

/** As Astro looks for the file of a picture. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
