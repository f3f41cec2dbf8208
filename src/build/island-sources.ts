/** Source text of modules, by its path from `src`, such as `./islands/Icon.tsx`. */
export type Sources = Readonly<Record<string, string>>;

const island = /<astro-island\b[^>]*\scomponent-export="(\w+)"/g;
const staticImport = /\bfrom '#([^']+)'/g;

/**
 * The source text of a page's islands and of what they import: it may add elements to the page.
 * What they load later brings its own styles. Throws when an island has no source among these.
 */
export function findIslandSources(html: string, sources: Sources): string[] {
  const names = [...html.matchAll(island)].map(([, name = '']) => name);
  const paths = new Set(names.map((name) => getPathOrThrow(name, sources)));
  // A set that grows while it is gone through is gone through to its new end.
  for (const path of paths)
    for (const [, imported = ''] of (sources[path] ?? '').matchAll(staticImport))
      if (sources[`./${imported}`] !== undefined) paths.add(`./${imported}`);
  return [...paths].map((path) => sources[path] ?? '');
}

function getPathOrThrow(name: string, sources: Sources): string {
  const path = Object.keys(sources).find((candidate) => candidate.endsWith(`/${name}.tsx`));
  if (path === undefined) throw new Error(`The island ${name} is in no file of that name.`);
  return path;
}
