/**
 * Loads Netlify functions from a directory, finds the one for a path and a method, and calls it.
 * `schedule.ts` starts the scheduled ones.
 */
import { setImmediate } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import type { EndpointContext } from '#server/http/answers.ts';

type Handler = (
  request: Request,
  context: EndpointContext,
) => Response | undefined | Promise<Response | undefined>;

/**
 * A literal path where possible, because each request is compared with many, and a `URLPattern` is
 * slower.
 */
type FunctionPath = string | URLPattern;

export interface FunctionModule {
  name: string;
  handler: Handler;
  config: Config;
  /** Empty for a scheduled function, which cannot be reached over HTTP. */
  paths: readonly FunctionPath[];
}

/** The context of a call, besides the request. */
export interface CallInfo extends EndpointContext {
  /** True once the client has disconnected. */
  isDisconnected?: () => boolean;
}

/**
 * Loads all functions of a directory. Throws for a file without a default export that is a
 * function.
 */
export async function loadFunctions(directory: string): Promise<FunctionModule[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(files.map((file) => loadFunction(resolve(directory, file))));
}

async function loadFunction(path: string): Promise<FunctionModule> {
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown; config?: Config };
  if (typeof module.default !== 'function')
    throw new Error(`${path} has no default export that is a function.`);
  const name = basename(path, '.ts');
  const config = module.config ?? {};
  return { name, handler: module.default as Handler, config, paths: pathsOf(name, config) };
}

function pathsOf(name: string, config: Config): FunctionPath[] {
  if (config.schedule) return [];
  const paths = [config.path ?? `/.netlify/functions/${name}`].flat();
  return paths.map((pathname) => (/^[\w/.-]+$/.test(pathname) ? pathname : new URLPattern({ pathname })));
}

/**
 * Finds the function for a path, with or without a trailing slash, and a method. A `HEAD` request
 * matches as `GET`.
 */
export function findFunction(
  functions: readonly FunctionModule[],
  pathname: string,
  method: string,
): FunctionModule | undefined {
  const normalized = pathname.replace(/(?<=.)\/$/, '');
  return functions.find(
    ({ config, paths }) =>
      allowsMethod(config, method) && paths.some((path) => matchesPath(path, normalized)),
  );
}

function matchesPath(path: FunctionPath, pathname: string): boolean {
  return typeof path === 'string' ? path === pathname : path.test({ pathname });
}

function allowsMethod({ method: allowed }: Config, method: string): boolean {
  if (!allowed) return true;
  const methods: readonly string[] = [allowed].flat();
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

let turn = Promise.resolve();

/**
 * Calls a function with a request. Starts one call per turn of the event loop, because many at once
 * would delay static files, which take several turns. Responds with 408, without a call, to a GET
 * from a client that has disconnected, and with 204 when the function returns nothing.
 */
export async function callFunction(
  { handler }: FunctionModule,
  request: Request,
  { isDisconnected, ...context }: CallInfo,
) {
  turn = turn.then(() => setImmediate());
  await turn;
  if (request.method === 'GET' && isDisconnected?.()) return new Response(null, { status: 408 });
  return (await handler(request, context)) ?? new Response(null, { status: 204 });
}
