import { translator } from '#i18n/translate.ts';
import { toRefusal } from '#server/http/failures.ts';
import { answerJson, type EndpointContext } from '#server/http/answers.ts';
import { recordRequest, knownSegments } from '#server/http/access-log.ts';
import { logToConsole } from '#server/http/log.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { guessLocale } from '#server/http/checks.ts';
import { answerFailurePage, wantsHtml } from '#server/http/failure-page.ts';
import { getServices } from '#server/app/services.ts';
import { byMethod, type Handle, type Handlers } from '#server/http/by-method.ts';
import { randomUUID } from 'node:crypto';

/**
 * Creates the function that a platform calls, from one handler or from one per method. Catches all
 * errors, because a platform might show a stack trace, and responds in JSON or with a plain page:
 * to a `Refusal` with its status, and to any other error with 500 or 503 and a log line.
 */
export function endpoint(
  given: Handle | Handlers,
): (request: Request, context: EndpointContext) => Promise<Response> {
  const handle = typeof given === 'function' ? given : byMethod(given);
  return async (request, context) => {
    const startedAt = performance.now();
    const response = await answer(handle, withoutLastSlash(request), context);
    logRequest(request, response, performance.now() - startedAt);
    return response;
  };
}

/**
 * Removes the last slash of the path, because Netlify also calls the function of `/contact` for
 * `/contact/`.
 */
function withoutLastSlash(request: Request): Request {
  const url = new URL(request.url);
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return request;
  url.pathname = url.pathname.slice(0, -1);
  return new Request(url, request);
}

async function answer(handle: Handle, request: Request, context: EndpointContext): Promise<Response> {
  try {
    return await handle(getServices(), request, context);
  } catch (error) {
    const requestId = randomUUID();
    const refusal = toRefusal(error, logToConsole, { event: 'endpoint failed', requestId });
    if (wantsHtml(request)) return answerFailurePage(request, { refusal, error, requestId });
    const message = translator(guessLocale(request))(refusal.messageKey, refusal.parameters);
    return answerJson({ message }, { status: refusal.status, headers: refusal.headers, requestId });
  }
}

function logRequest({ url, method }: Request, { status, headers }: Response, ms: number): void {
  const requestId = headers.get('x-request-id') ?? undefined;
  const endpoint = knownSegments(new URL(url).pathname);
  // All staff pages are counted under one label, so that invented paths do not use up
  // `maxEndpoints`.
  const countedAs = endpoint.startsWith(`${staffPath}/`) ? staffPath : endpoint;
  recordRequest({ requestId, endpoint, method, status, ms }, countedAs);
}
