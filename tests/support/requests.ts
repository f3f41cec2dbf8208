/** Requests to endpoints, called as a platform does. */
import type { Handle } from '#server/http/by-method.ts';
import type { EndpointContext } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

export type Fields = Record<string, unknown>;
export type Headers = Record<string, string>;

export const site = 'https://www.example.nl';

/** Returns a POST request with a JSON body; a string is sent unchanged. */
export function jsonPost(path: string, body: unknown, headers: Headers = {}): Request {
  return new Request(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Returns a form post, as a browser sends it without JavaScript. */
export function formPost(path: string, fields: Fields, headers: Headers = {}): Request {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return new Request(site + path, {
    method: 'POST',
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      origin: site,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body,
  });
}

/** Returns a request without a body. */
export function bare(path: string, method = 'GET'): Request {
  return new Request(site + path, { method });
}

/** Calls an endpoint with a request; `afterwards` settles when its background work is done. */
export async function call(handle: Handle, services: Services, request: Request, ip = '192.0.2.1') {
  const left: Promise<unknown>[] = [];
  const context: EndpointContext = { ip, waitUntil: (promise) => left.push(promise) };
  const response = await handle(services, request, context);
  return { response, afterwards: Promise.all(left) };
}

/** Sends a request, waits for its mails, and parses the response as JSON. */
export async function send(handle: Handle, services: Services, request: Request, ip?: string) {
  const { response, afterwards } = await call(handle, services, request, ip);
  await afterwards;
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}
