/** Checks the fields and texts of the files that editors write. */
import { existsSync, globSync } from 'node:fs';
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
import { localeOfPath } from '#i18n/locales.ts';
import { altRemedy, altLength, tokenRemedy, unknownToken } from '#collections/text-rules.ts';
import { isArticlePath } from '#collections/text-links.ts';
import type { z } from 'zod';

const collections: [pattern: string, schema: z.ZodType][] = [
  ['src/content/blog/*/*.md', articleSchema],
  ['src/content/services/*/*.md', serviceSchema],
  ['src/content/legal/*/*.md', legalSchema],
  ['src/content/faq/*.yaml', questionsSchema],
  ['src/content/removed.yaml', removedSchema],
];

const yamlRemedy =
  'Zet een tekst met een dubbele punt, een sterretje of een aanhalingsteken erin tussen dubbele aanhalingstekens.';

/** Finds the faults in the content files of a project, each file on its own. */
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
    return [{ file, line: 1, message: 'De velden ontbreken. Begin met een regel van drie streepjes.' }];
  const syntax = syntaxFault(file, fields, yamlRemedy);
  if (syntax.length > 0) return syntax;
  return [
    ...schemaFaults(file, schema, fields),
    ...tokenFaults(source),
    ...elements.flatMap((element) => {
      const message = elementFault(directory, source, element, paths);
      return message === undefined ? [] : [{ file, line: element.line, message }];
    }),
  ];
}

/** Finds placeholders without a fact in the text below the fields; the schema checks the fields. */
function tokenFaults({ file, text, bodyStart }: ContentFile): Fault[] {
  return [...text.slice(bodyStart).matchAll(new RegExp(unknownToken, 'g'))].map(({ 0: token, index }) => ({
    file,
    line: lineAt(text, bodyStart + index),
    message: `${token} is geen gegeven. ${tokenRemedy}`,
  }));
}

function elementFault(
  directory: string,
  source: ContentFile,
  { name, href, src, alt }: MarkdownElement,
  paths: ReadonlySet<string>,
): string | undefined {
  if (name === 'html')
    return String.raw`HTML-codes werken hier niet. Haal de code weg. Bedoelt u het teken <, zet er dan een \ voor.`;
  if (name === 'img') return imageFault(directory, source.file, src ?? '', alt ?? '');
  return name === 'a' && href !== undefined ? linkFault(href, source, paths) : undefined;
}

function linkFault(
  url: string,
  { file, elements }: ContentFile,
  paths: ReadonlySet<string>,
): string | undefined {
  if (url.startsWith('http:'))
    return `De link naar ${url} is niet versleuteld. Schrijf ${url.replace('http:', 'https:')}.`;
  if (decodeUrl(url).includes('{'))
    return `In het adres ${decodeUrl(url)} kan geen gegeven staan. Zet {phone} of {email} in de tekst: dat wordt een link.`;
  if (/^(?:https|mailto|tel):/.test(url)) return undefined;
  const [path = '', anchor = ''] = decodeUrl(url).split(/[?#]/);
  // A link to any article is accepted, because `finishLinks` removes it when the article is not
  // shown.
  const isThere =
    path === '' ? elements.some(({ id }) => id === anchor) : paths.has(path) || isArticlePath(path);
  if (!isThere) return `De link naar ${url} leidt nergens heen. Verbeter het adres, of haal de link weg.`;
  const [, , , locale] = file.split('/');
  if (path === '' || localeOfPath(path) === locale) return undefined;
  return `De link naar ${url} leidt naar een andere taal. Kies het adres in de taal van deze tekst.`;
}

/** Characters with a meaning in a URL: fragment, query and escape. */
const dividers = /[#?%]/;

function imageFault(directory: string, file: string, source: string, alt: string): string | undefined {
  const url = decodeUrl(source);
  const path = normalize(join(dirname(file), url));
  const isAllowed = path.startsWith(`${picturesFolder}/`) && pictureTypes.test(path);
  if (!isAllowed || !existsSync(join(directory, path)))
    return (
      `De afbeelding ${url} is er niet. Zet haar in ${picturesFolder}/ als .jpg, .png, .webp of .svg, ` +
      'en noem haar als ../../pictures/naam.jpg.'
    );
  const [divider] = dividers.exec(basename(path)) ?? [];
  if (divider) return `De afbeelding ${url} kan onder die naam niet op de website. Haal de ${divider} eruit.`;
  if (alt.trim().length < altLength) return `De afbeelding ${url} heeft geen uitleg. ${altRemedy}`;
  return undefined;
}

/** Decodes a URL as Astro does to find the file of a picture. */
function decodeUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
