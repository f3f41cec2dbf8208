/**
 * Runs the modules of `functions/` as Netlify would: matched by path and method, or started by
 * their schedule.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';

/** The part of Netlify's context that means something outside Netlify. */
export type PlatformContext = Pick<
  Context,
  'deploy' | 'geo' | 'ip' | 'params' | 'requestId' | 'server' | 'site' | 'url' | 'waitUntil'
>;

type Handler = (
  request: Request,
  context: PlatformContext,
) => Response | undefined | Promise<Response | undefined>;

/** One path, or a pattern of many. Each request is compared with all of them, so most are plain. */
type FunctionPath = string | URLPattern;

export interface FunctionModule {
  name: string;
  handler: Handler;
  config: Config;
  /** Empty for a scheduled function: it cannot be reached over HTTP. */
  paths: readonly FunctionPath[];
}

export interface FunctionMatch {
  module: FunctionModule;
  params: Record<string, string>;
}

/** Details of a call that are not part of the request. */
export interface CallInfo {
  ip: string;
  siteUrl: string;
  waitUntil: Context['waitUntil'];
}

/**
 * Loads all functions of a directory. Throws when a file has no default export that is a function.
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
  return paths.map(readPath);
}

/** A path without pattern characters is matched literally. */
function readPath(pathname: string): FunctionPath {
  return /^[\w/.-]+$/.test(pathname) ? pathname : new URLPattern({ pathname });
}

/**
 * Finds the function for a path, with or without a slash at its end, and a method. A `HEAD` request
 * goes where `GET` goes.
 */
export function findFunction(
  functions: readonly FunctionModule[],
  pathname: string,
  method: string,
): FunctionMatch | undefined {
  const asked = pathname.replace(/(?<=.)\/$/, '');
  for (const module of functions) {
    if (!allowsMethod(module.config, method)) continue;
    for (const path of module.paths) {
      const params = matchPath(path, asked);
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
 * Calls a function with a request; one begins per turn of the event loop. Many that came in
 * together would else keep a file waiting, which takes several turns. A function that answers
 * nothing, as a scheduled one may, gives 204.
 */
export async function callFunction(
  match: FunctionMatch,
  request: Request,
  call: CallInfo,
): Promise<Response> {
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
  return (await match.module.handler(request, context)) ?? new Response(null, { status: 204 });
}
