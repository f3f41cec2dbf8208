/**
 * Loads a built site, and responds with its functions, files and rules as Netlify does. `server.ts`
 * decides the order.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { RedirectsHandler } from '@netlify/redirects';
import sirv, { type RequestHandler } from 'sirv';
import {
  callFunction,
  findFunction,
  type CallInfo,
  type FunctionModule,
} from '#server/platform/functions.ts';
import { readHeaderRules } from '#server/platform/header-rules.ts';

type Rule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

/** Files with a digest of their content in the name. */
const hashedFile = /^\/_astro\//;

/** Files for the platform, not for visitors: its rules, and the precompressed files. */
const privateFile = /^\/+_(headers|redirects)\/*$|\.br\/*$/;

/** Loads the rules and the list of files of a built site. */
export async function loadSite(
  projectDirectory: string,
  directory: string,
  functions: readonly FunctionModule[],
  olderFiles?: RequestHandler,
) {
  const publicDirectory = resolve(projectDirectory, directory, 'client');
  const configPath = `${projectDirectory}/netlify.toml`;
  const headersFor = await readHeaderRules(publicDirectory, configPath);
  const setHeaders = (to: ServerResponse, path: string) => {
    to.setHeaders(new Map(Object.entries(headersFor(path))));
    refuseBrotli(to.req);
  };
  return {
    functions,
    publicDirectory,
    files: sirv(publicDirectory, { brotli: true, etag: true, maxAge: 0, setHeaders }),
    // Files of the previous build, for pages that visitors still have open.
    olderFiles,
    redirects: new RedirectsHandler({
      projectDir: projectDirectory,
      configPath,
      publicDir: publicDirectory,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
    }),
    headersFor,
  };
}

/** A built site with its functions and rules. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

/**
 * Keeps `compressAnswer` from using Brotli for a file without a `.br` copy, because each connection
 * would keep an encoder for as long as the client reads.
 */
function refuseBrotli({ headers }: IncomingMessage): void {
  const others = headers['accept-encoding']?.toString().replaceAll(/\bbr\b/gi, 'none') ?? '';
  headers['accept-encoding'] = `${others}, br;q=0`;
}

/** Returns the response of a function; undefined when none matches the path and the method. */
export async function answerByFunction(
  { functions }: Site,
  path: string,
  request: Request,
  call: CallInfo,
): Promise<Response | undefined> {
  const match = findFunction(functions, path, request.method);
  return match && callFunction(match, request, call);
}

/** Sends the file of a URL, or 304, with the headers of the rules; false if there is none. */
export function sendFile(site: Site, address: URL, message: IncomingMessage, to: ServerResponse): boolean {
  const path = address.pathname;
  if (privateFile.test(path)) return false;
  // sirv gets the normalized path, and sends whole files only.
  message.url = path + address.search;
  delete message.headers.range;
  const older = hashedFile.test(path) ? site.olderFiles : undefined;
  return trySend(site.files, message, to) || (older !== undefined && trySend(older, message, to));
}

function trySend(files: RequestHandler, message: IncomingMessage, to: ServerResponse): boolean {
  let isFound = true;
  // A file may have been removed since the site was loaded; an unhandled error ends the process.
  to.once('pipe', (file: Readable) => {
    file.once('error', () => to.destroy());
    to.once('close', () => file.destroy());
  });
  files(message, to, () => {
    isFound = false;
  });
  return isFound;
}

/**
 * Responds by a rule of `_redirects` or `netlify.toml`; undefined when its target does not exist,
 * or does not support the method.
 */
export async function answerByRule(
  site: Site,
  rule: Rule,
  request: Request,
  call: CallInfo,
): Promise<Response | undefined> {
  const { statusCode: status, target } = rule;
  const { href, pathname, search } = target;
  const path = new URL(request.url).pathname;
  if (rule.redirect) {
    const location = rule.external ? href : pathname + search;
    return new Response(null, { status, headers: { ...site.headersFor(path), location } });
  }
  const called = await answerByFunction(site, pathname, request, call);
  if (called) return called;
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const page = await readFile(join(site.publicDirectory, pathname)).catch(() => undefined);
  // Has the headers of the target, because a 404 at a hashed path must not be cached for a year.
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public,max-age=0,must-revalidate',
    ...site.headersFor(pathname),
  };
  return page && new Response(page, { status, headers });
}
