/**
 * Answers a request as Netlify would: function, forced rule, file, other rule, in that order, with
 * the site's headers.
 */
import { resolve } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { describeError, logToConsole } from '#server/http/log.ts';
import {
  callFunction,
  findFunction,
  type CallInfo,
  type FunctionModule,
} from '#server/platform/functions.ts';
import { serveStaticFiles, type StaticFiles } from '#server/platform/static-files.ts';

export interface SiteOptions {
  projectDirectory: string;
  /**
   * Folder of the built site, now; relative to the project. Another answer puts that site in place
   * of the one before.
   */
  siteDirectory: () => string;
  functions: readonly FunctionModule[];
}

export interface Site {
  /** Never throws: what goes wrong is logged and answered with 500. */
  answer(request: Request, call: CallInfo): Promise<Response>;
  /** An answer in plain text, with the site's headers, for what cannot be answered otherwise. */
  refuse(status: number, text: string): Promise<Response>;
}

type Rule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

interface Parts {
  directory: string;
  functions: readonly FunctionModule[];
  files: StaticFiles;
  /** Those of the build before, for pages that visitors opened then. */
  olderFiles: StaticFiles | undefined;
  redirects: RedirectsHandler;
  headers: HeadersHandler;
}

const anyPage = 'http://localhost/';

/** Files whose names change with their content. */
const hashedFile = /^\/(_astro|pagefind)\//;

/**
 * Reads the rules of a built site once. A request that has begun is answered from the site with
 * which it began.
 */
export function createSite(options: SiteOptions): Site {
  let latest = loadParts(options);
  const currentParts = () => {
    if (options.siteDirectory() !== latest.directory) latest = loadParts(options, latest.files);
    return latest;
  };
  const refuse = async (status: number, text: string) => {
    const response = new Response(`${text}\n`, {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
    await currentParts().headers.apply(new Request(anyPage), response);
    return response;
  };
  return {
    refuse,
    async answer(request, call) {
      try {
        return (await route(currentParts(), request, call)) ?? (await refuse(404, 'Not found'));
      } catch (error) {
        logToConsole({ event: 'request failed', method: request.method, error: describeError(error) });
        return refuse(500, 'Something went wrong');
      }
    },
  };
}

function loadParts(options: SiteOptions, olderFiles?: StaticFiles): Parts {
  const { projectDirectory, functions } = options;
  const directory = options.siteDirectory();
  const publishDir = `${directory}/client`;
  const publicDir = resolve(projectDirectory, publishDir);
  const shared = { projectDir: projectDirectory, configPath: `${projectDirectory}/netlify.toml` };
  return {
    directory,
    functions,
    files: serveStaticFiles(publicDir),
    olderFiles,
    redirects: new RedirectsHandler({
      ...shared,
      publicDir,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
    }),
    headers: new HeadersHandler({ ...shared, publishDir, logger: console }),
  };
}

async function route(parts: Parts, request: Request, call: CallInfo): Promise<Response | undefined> {
  const called = await tryFunction(parts, new URL(request.url).pathname, request, call);
  if (called) return called;
  const rule = await parts.redirects.match(request);
  const file = rule?.force ? undefined : await tryFile(parts, request);
  return file ?? (rule && follow(parts, rule, request, call));
}

/** A function answers with headers of its own: Netlify adds none either. */
async function tryFunction(parts: Parts, pathname: string, request: Request, call: CallInfo) {
  const match = findFunction(parts.functions, pathname, request.method);
  return match && callFunction(match, request, call);
}

async function tryFile(parts: Parts, request: Request): Promise<Response | undefined> {
  const { files, olderFiles, headers } = parts;
  const isHashed = hashedFile.test(new URL(request.url).pathname);
  const file = (await files.find(request)) ?? (isHashed && (await olderFiles?.find(request)));
  if (!file) return undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const response = isRead ? file : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  await headers.apply(request, response);
  return response;
}

/**
 * Answers by a rule of `_redirects` or `netlify.toml`. The status is the rule's own, which
 * `RedirectsHandler.handle` would forget.
 */
async function follow(
  parts: Parts,
  rule: Rule,
  request: Request,
  call: CallInfo,
): Promise<Response | undefined> {
  if (rule.redirect) return redirectTo(parts, rule, request);
  const called = await tryFunction(parts, rule.target.pathname, request, call);
  if (called) return called;
  // Without the visitor's conditions: a 304 would hide the status of the rule.
  const accept = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' };
  const file = await parts.files.find(new Request(rule.target, { headers: accept }));
  if (!file) return undefined;
  file.headers.delete('etag');
  const response = new Response(file.body, { status: rule.statusCode, headers: file.headers });
  // By the path of the page that is shown: a missing file of `/_astro/` must not be kept for a
  // year.
  await parts.headers.apply(new Request(rule.target), response);
  return response;
}

async function redirectTo({ headers }: Parts, rule: Rule, request: Request): Promise<Response> {
  const { href, pathname, search } = rule.target;
  const location = rule.external ? href : pathname + search;
  const response = new Response(null, { status: rule.statusCode, headers: { location } });
  await headers.apply(request, response);
  return response;
}
