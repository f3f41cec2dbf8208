/**
 * Bundles each of Netlify's functions, with all that it needs, into one file, but for the packages
 * that it may load later: those are files beside it. `netlify.toml` lets Netlify deploy them as
 * they are. Its own bundler would copy the npm packages file by file: functions
 * with a `config` may choose between that and `none` only
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
  /** Paths of the modules in it. */
  modules: string[];
}

/** Names of what a package may ask for and get or not; here it does without. */
const optionalPackages = ['pg-native'];

/**
 * Packages that a function loads after its first answer, or not at all, and the names of their
 * files: inside the function they would be compiled, which takes as long as all the rest.
 */
const latePackages = { nodemailer: 'nodemailer', pg: 'pg', '@neondatabase/serverless': 'neon' };

/** The folder of the package files, below that of the functions. */
export const packagesDirectory = 'packages';

/**
 * CommonJS packages ask for parts of Node with `require`, which a module lacks. By a name of its
 * own, since packages import `createRequire` too.
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
  // Names stay: the log says in which function something went wrong.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Keeps dynamic imports such as `import('pg')`, pointed at the bundle of the package. */
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
 * Writes a bundle per function to the directory, and one per package that they load later, in which
 * nothing else is left.
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
