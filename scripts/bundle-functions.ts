/**
 * Bundles each of Netlify's functions, with all that it needs, into one file, which `netlify.toml`
 * lets Netlify deploy as it is. Its own bundler would copy the npm packages file by file: functions
 * with a `config` may choose between that and `none` only
 * (https://github.com/netlify/build/blob/main/packages/zip-it-and-ship-it/src/runtimes/node/bundlers/index.ts).
 * Fails with esbuild's own message.
 */
import { rmSync } from 'node:fs';
import { parse } from 'node:path';
import { build } from 'esbuild';

/** What `netlify.toml` names as the folder of functions. */
const bundlesDirectory = '.netlify/bundled-functions';

export interface FunctionBundle {
  name: string;
  /** Paths of the modules in it. */
  modules: string[];
}

/** Names of what a package may ask for and get or not; here it does without. */
const optionalPackages = ['pg-native'];

/** CommonJS packages ask for parts of Node with `require`, which a module lacks. */
const requireInModules = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** Writes a bundle per function to the directory, in which nothing else is left. */
export async function bundleFunctions(directory: string): Promise<FunctionBundle[]> {
  rmSync(directory, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: ['functions/*.ts'],
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: optionalPackages,
    banner: { js: requireInModules },
    charset: 'utf8',
    legalComments: 'none',
    // Names stay: the log says in which function something went wrong.
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    logLevel: 'error',
  });
  return Object.entries(metafile.outputs).map(([file, { inputs }]) => ({
    name: parse(file).name,
    modules: Object.keys(inputs),
  }));
}

if (import.meta.main) {
  const bundles = await bundleFunctions(bundlesDirectory);
  console.log(`${bundlesDirectory}: ${String(bundles.length)} functions`);
}
