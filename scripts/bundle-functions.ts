/**
 * Bundles each Netlify function into one file, except the packages in `latePackages`, which get
 * files of their own. `netlify.toml` lets Netlify deploy the bundles as they are, because for
 * functions with a `config` the only other choice is Netlify's own bundler, which would copy the
 * npm packages file by file
 * (https://github.com/netlify/build/blob/main/packages/zip-it-and-ship-it/src/runtimes/node/bundlers/index.ts).
 * Fails with esbuild's own message.
 */
import { rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** The folder of functions in `netlify.toml`. */
const bundlesDirectory = '.netlify/bundled-functions';

export interface FunctionBundle {
  name: string;
  modules: string[];
}

/** Optional dependencies, which are not installed. */
const optionalPackages = ['pg-native'];

/**
 * Packages that functions import dynamically, and the names of their files. They are not inside the
 * bundle of a function, because they would double the time to compile it at every cold start.
 */
const latePackages = { nodemailer: 'nodemailer', pg: 'pg', '@neondatabase/serverless': 'neon' };

/** The folder of the package files, below that of the functions. */
export const packagesDirectory = 'packages';

/**
 * Defines `require`, because CommonJS packages call it and ES modules lack it. `createRequire` is
 * renamed, because bundled packages import it too.
 */
const requireInModules = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;

const options = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: optionalPackages,
  banner: { js: requireInModules },
  charset: 'utf8',
  legalComments: 'none',
  // `minifyIdentifiers` stays off, because stack traces in the log need the names.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/**
 * Keeps dynamic imports such as `import('pg')`, and redirects them to the bundle of the package.
 */
const leaveLatePackages: Plugin = {
  name: 'late-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[@\w]/ }, ({ path, kind }) => {
      const file = (latePackages as Partial<Record<string, string>>)[path];
      if (!file || kind !== 'dynamic-import') return undefined;
      return { path: `./${packagesDirectory}/${file}.mjs`, external: true };
    });
  },
};

/**
 * Writes a bundle per function and per late package to the directory; removes everything else
 * there.
 */
export async function bundleFunctions(directory: string): Promise<FunctionBundle[]> {
  rmSync(directory, { recursive: true, force: true });
  const entryPoints = Object.entries(latePackages).map(([name, file]) => ({ in: name, out: file }));
  await build({ ...options, entryPoints, outdir: join(directory, packagesDirectory) });
  const { metafile } = await build({
    ...options,
    entryPoints: ['functions/*.ts'],
    outdir: directory,
    plugins: [leaveLatePackages],
    metafile: true,
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
