/** The functions as deployed on Netlify, each called in a separate process. */
import { resolveConfig } from '@netlify/config';
import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundleFunctions, type FunctionBundle } from '../../scripts/bundle-functions.ts';
import { testSite } from './test-site.ts';

/** The part of Netlify's configuration that its bundler uses. */
interface NetlifyConfig {
  functionsDirectory: string;
  functions: Record<string, { node_bundler?: 'none'; included_files?: string[] }>;
}

/** Copies the tests' build to the folder, and bundles its functions there. */
export async function layOutBuild(directory: string): Promise<FunctionBundle[]> {
  await cp('netlify.toml', join(directory, 'netlify.toml'));
  await cp('package.json', join(directory, 'package.json'));
  await mkdir(join(directory, 'dist'));
  for (const folder of ['server', 'client/search'])
    await cp(join(testSite.directory, folder), join(directory, 'dist', folder), { recursive: true });
  await cp(join(testSite.published, 'published.txt'), join(directory, 'dist/client/published.txt'));
  return bundleFunctions(join(directory, '.netlify/bundled-functions'));
}

/** Reads `netlify.toml` as Netlify does, for a context. */
export async function readNetlifyConfig(directory: string, context = 'production') {
  const { config } = await resolveConfig({ cwd: directory, offline: true, mode: 'cli', context });
  return config as NetlifyConfig & { build: { command: string; publish: string } };
}

/**
 * Bundles the functions with Netlify's own bundler, as Netlify's build does: see
 * `normalizeFunctionConfig` of
 * https://github.com/netlify/build/blob/main/packages/build/src/plugins_core/functions/zisi.ts
 */
export async function bundleAsNetlify(directory: string, outDirectory: string): Promise<FunctionResult[]> {
  const { functions, functionsDirectory } = await readNetlifyConfig(directory);
  const config = Object.entries(functions).map(([name, { node_bundler, included_files }]) => [
    name,
    {
      ...{ nodeBundler: node_bundler, includedFiles: included_files, includedFilesBasePath: directory },
      ...{ nodeVersion: '24', processDynamicNodeImports: true },
    },
  ]);
  return zipFunctions(functionsDirectory, outDirectory, {
    basePath: directory,
    archiveFormat: 'none',
    config: Object.fromEntries(config) as Record<string, object>,
  });
}

/**
 * The inherited variables, including those of libfaketime, so that a function has the clock of the
 * test.
 */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)),
);

export interface LambdaAnswer {
  status: number;
  body: string;
}

/** Calls a bundled function as Netlify does; returns its response and its output. */
export async function invokeFunction(
  directory: string,
  env: Record<string, string>,
  request: Request,
): Promise<LambdaAnswer & { printed: string }> {
  const runtime = fork(resolve('tests/support/lambda-runtime.ts'), {
    cwd: directory,
    env: { ...inherited, ...env },
    silent: true,
  });
  let printed = '';
  for (const stream of [runtime.stdout, runtime.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(runtime, 'exit');
  runtime.send({
    rawUrl: request.url,
    httpMethod: request.method,
    headers: { 'x-nf-client-connection-ip': '192.0.2.1', ...Object.fromEntries(request.headers) },
    body: (await request.text()) || undefined,
    isBase64Encoded: false,
  });
  const [answer] = (await Promise.race([once(runtime, 'message'), ended.then(() => [undefined])])) as [
    LambdaAnswer?,
  ];
  await ended;
  if (!answer) throw new Error(`The function in ${directory} gave no answer:\n${printed}`);
  return { ...answer, printed };
}
