/**
 * Answers a request as Netlify would: function, forced rule, file, other rule, in that order, with
 * the site's headers.
 */
import { resolve } from 'node:path';
import { RedirectsHandler } from '@netlify/redirects';
import { describeError, logToConsole } from '#server/http/log.ts';
import { compressedDirectory } from '#server/platform/compressed-files.ts';
import { Refused, toAnswer, toRefusal, type Answer } from '#server/platform/answer.ts';
import {
  callFunction,
  findFunction,
  type CallInfo,
  type FunctionModule,
} from '#server/platform/functions.ts';
import { readHeaderRules, type ApplyHeaders } from '#server/platform/header-rules.ts';
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
  answer(request: Request, call: CallInfo): Promise<Answer>;
  /** An answer in plain text, with the site's headers, for what cannot be answered otherwise. */
  refuse(refused: Refused): Promise<Answer>;
}

type Rule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

interface Parts {
  directory: string;
  functions: readonly FunctionModule[];
  files: StaticFiles;
  /** Those of the build before, for pages that visitors opened then. */
  olderFiles: StaticFiles | undefined;
  redirects: RedirectsHandler;
  applyHeaders: ApplyHeaders;
}

/** Files whose names change with their content. */
const hashedFile = /^\/_astro\//;

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
  const refuse = async (refused: Refused) => {
    const answer = toRefusal(refused);
    await currentParts().applyHeaders('/', answer.headers);
    return answer;
  };
  return {
    refuse,
    async answer(request, call) {
      try {
        return (await route(currentParts(), request, call)) ?? (await refuse(new Refused(404, 'Not found')));
      } catch (error) {
        logToConsole({ event: 'request failed', method: request.method, error: describeError(error) });
        return refuse(new Refused(500, 'Something went wrong'));
      }
    },
  };
}

function loadParts(options: SiteOptions, olderFiles?: StaticFiles): Parts {
  const { projectDirectory, functions } = options;
  const directory = options.siteDirectory();
  const publicDir = resolve(projectDirectory, directory, 'client');
  const configPath = `${projectDirectory}/netlify.toml`;
  return {
    directory,
    functions,
    files: serveStaticFiles(publicDir, resolve(projectDirectory, compressedDirectory(directory))),
    olderFiles,
    redirects: new RedirectsHandler({
      projectDir: projectDirectory,
      configPath,
      publicDir,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
    }),
    applyHeaders: readHeaderRules(publicDir, configPath),
  };
}

async function route(parts: Parts, request: Request, call: CallInfo): Promise<Answer | undefined> {
  const path = new URL(request.url).pathname;
  const called = await tryFunction(parts, path, request, call);
  if (called) return called;
  const rule = await parts.redirects.match(request);
  const file = rule?.force ? undefined : await tryFile(parts, path, request);
  return file ?? (rule && follow(parts, rule, request, call));
}

/** A function answers with headers of its own: Netlify adds none either. */
async function tryFunction(parts: Parts, path: string, request: Request, call: CallInfo) {
  const match = findFunction(parts.functions, path, request.method);
  return match && toAnswer(await callFunction(match, request, call));
}

async function tryFile(
  { files, olderFiles, applyHeaders }: Parts,
  path: string,
  { method, headers }: Request,
): Promise<Answer | undefined> {
  const older = hashedFile.test(path) ? olderFiles : undefined;
  const file = (await files.find(path, headers)) ?? (await older?.find(path, headers));
  if (!file) return undefined;
  const isRead = method === 'GET' || method === 'HEAD';
  const answer = isRead
    ? file
    : { status: 405, headers: new Headers({ allow: 'GET, HEAD' }), body: undefined };
  await applyHeaders(path, answer.headers);
  return answer;
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
): Promise<Answer | undefined> {
  if (rule.redirect) return redirectTo(parts, rule, request);
  const { pathname } = rule.target;
  const called = await tryFunction(parts, pathname, request, call);
  if (called) return called;
  // Without the visitor's conditions: a 304 would hide the status of the rule.
  const accepted = new Headers({ 'accept-encoding': request.headers.get('accept-encoding') ?? '' });
  const file = await parts.files.find(pathname, accepted);
  if (!file) return undefined;
  file.headers.delete('etag');
  // By the path of the page that is shown: a missing file of `/_astro/` must not be kept for a
  // year.
  await parts.applyHeaders(pathname, file.headers);
  return { ...file, status: rule.statusCode };
}

async function redirectTo({ applyHeaders }: Parts, rule: Rule, request: Request): Promise<Answer> {
  const { href, pathname, search } = rule.target;
  const headers = new Headers({ location: rule.external ? href : pathname + search });
  await applyHeaders(new URL(request.url).pathname, headers);
  return { status: rule.statusCode, headers, body: undefined };
}
