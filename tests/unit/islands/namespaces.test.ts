import * as messages from '#i18n/messages/nl/index.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachable, readImportGraph } from '../../support/import-graph.ts';

const graph = readImportGraph({ withTypes: false });
const islands = [...graph.keys()]
  .filter((file) => file.startsWith('src/islands/'))
  .flatMap((file) => {
    const [, list] = /^export const \w+Texts = \[(.*)\] as const;$/m.exec(readFileSync(file, 'utf8')) ?? [];
    return list === undefined
      ? []
      : [{ file, named: list.replace('...formNamespaces', "'form', 'validation'") }];
  });

/**
 * The namespaces of the keys in a file, such as `form` for `'form.close'`, without those of the
 * privacy page.
 */
function namespacesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/^.*\w+Key: .*$/gm, '');
  const keys = code.matchAll(/['"`](\w+)\.[\w$]/g);
  return [...keys].map(([, namespace = '']) => namespace).filter((namespace) => namespace in messages);
}

test.each(islands)('$file names each namespace that it uses, and no other', ({ file, named }) => {
  const parts = [file, ...reachable(graph, file)];
  const isForm = parts.includes('src/islands/use-submission.ts');
  const folders = isForm ? /^src\/(islands|contracts)\// : /^src\/islands\//;
  const used = new Set(parts.filter((part) => folders.test(part)).flatMap(namespacesIn));
  expect(named.match(/\w+/g)?.sort()).toEqual([...used].sort());
});
