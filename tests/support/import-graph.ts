/** The import graph of the project, for tests of its structure. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

const sources = ['{functions,migrations,scripts,src,tests}/**/*.{astro,ts,tsx}', '*.{ts,js,mjs}'];

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** Reads, by file, the project's files that it imports; type-only imports are optional. */
export function readImportGraph({ withTypes }: { withTypes: boolean }): Map<string, string[]> {
  const files = sources.flatMap((pattern) => globSync(pattern)).map(normalize);
  return new Map(files.map((file) => [file, importsOf(file, withTypes)]));
}

function importsOf(file: string, withTypes: boolean): string[] {
  const code = readFileSync(file, 'utf8');
  const statements = code.matchAll(
    /^\s*(?:import|export)\s(type\s)?[^;'"]*?from '([^']+)'|^\s*import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements]
    .filter(([, type]) => withTypes || !type)
    .map(([, , from, bare, dynamic]) => resolve(file, from ?? bare ?? dynamic ?? ''))
    .filter((path) => path !== undefined);
}

/** The file of an import; undefined for a package. */
function resolve(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return existing(join(importer, '..', specifier));
  const alias = Object.keys(imports).find((key) => specifier.startsWith(key.replace('*', '')));
  if (!alias) return undefined;
  return existing(normalize((imports[alias] ?? '').replace('*', specifier.slice(alias.length - 1))));
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

/** All files that a file imports directly or indirectly. */
export function reachable(graph: Map<string, string[]>, file: string, found = new Set<string>()) {
  for (const imported of graph.get(file) ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    reachable(graph, imported, found);
  }
  return found;
}
