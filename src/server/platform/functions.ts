/**
 * Runs the modules of `functions/` as Netlify does: matched by path and method, or started by their
 * schedule.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';

/** The part of Netlify's context that applies outside Netlify. */
export type PlatformContext = Pick<
  Context,
  'deploy' | 'geo' | 'ip' | 'params' | 'requestId' | 'server' | 'site' | 'url' | 'waitUntil'
>;

type Handler = (
  request: Request,
  context: PlatformContext,
) => Response | undefined | Promise<Response | undefined>;

/** A literal path or a pattern. Each request is compared with all of them, so most are literals. */
type FunctionPath = string | URLPattern;

export interface FunctionModule {
  name: string;
  handler: Handler;
  config: Config;
  /** Empty for a scheduled function, which cannot be reached over HTTP. */
  paths: readonly FunctionPath[];
}

export interface FunctionMatch {
  module: FunctionModule;
  params: Record<string, string>;
}

/** Data of a call that is not part of the request. */
export interface CallInfo {
  ip: string;
  siteUrl: string;
  waitUntil: Context['waitUntil'];
  /** True once nobody waits for the response. */
  isGone?: () => boolean;
}

/** Loads all functions of a directory. Throws for a file whose default export is not a function. */
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
  // A path without pattern characters is matched literally.
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
): FunctionMatch | undefined {
  const normalized = pathname.replace(/(?<=.)\/$/, '');
  for (const module of functions) {
    if (!allowsMethod(module.config, method)) continue;
    for (const path of module.paths) {
      const params = matchPath(path, normalized);
      if (params) return { module, params };
    }
  }
  return undefined;
}

/** Returns the parameters in the path; undefined when it does not match. */
function matchPath(path: FunctionPath, pathname: string): Record<string, string> | undefined {
  if (typeof path === 'string') return path === pathname ? {} : undefined;
  const match = path.exec({ pathname });
  return match ? namedParams(match.pathname.groups) : undefined;
}

function allowsMethod({ method: allowed }: Config, method: string): boolean {
  if (!allowed) return true;
  const methods: readonly string[] = [allowed].flat();
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

function namedParams(groups: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

let turn = Promise.resolve();

/**
 * Calls a function with a request; starts one call per turn of the event loop, since many
 * concurrent calls would delay the files, which take several turns. A page that nobody waits for is
 * not rendered any more. A function without a response, as a scheduled one may be, returns 204.
 */
export async function callFunction(match: FunctionMatch, request: Request, call: CallInfo) {
  const context: PlatformContext = {
    deploy: { context: 'dev', id: '0', published: false },
    geo: {},
    ip: call.ip,
    params: match.params,
    requestId: randomUUID(),
    server: {},
    site: { url: call.siteUrl },
    url: new URL(request.url),
    waitUntil: call.waitUntil,
  };
  turn = turn.then(() => setImmediate());
  await turn;
  if (request.method === 'GET' && call.isGone?.()) return new Response(null, { status: 408 });
  return (await match.module.handler(request, context)) ?? new Response(null, { status: 204 });
}
